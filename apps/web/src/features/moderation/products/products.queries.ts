import {
  type AdminProduct,
  changeProduct,
  listProducts,
  type ProductChange,
  type ProductState,
  removeProduct,
  restoreProduct,
} from '@fitarc/contract/admin-products';
import type { QueryClient } from '@tanstack/react-query';
import { call, callPage } from '../../../lib/api.ts';
import { queryRoots } from '../../../lib/query-keys.ts';

const productsKey = [...queryRoots.foods, 'products'];

export const productsList = (search: string, state: ProductState | undefined) => ({
  key: [...productsKey, search, state ?? ''],
  idOf: ({ id }: AdminProduct) => id,
  read: (page: { limit: number; offset: number }, signal: AbortSignal) =>
    callPage(
      listProducts,
      { query: { ...page, ...(search ? { search } : {}), ...(state ? { state } : {}) } },
      { signal },
    ),
});

const paramsOf = ({ id }: AdminProduct) => ({ params: { id: String(id) } });

/** Says which state of the product was read, so that nobody overwrites what they have not seen. */
export const sendChange = (product: AdminProduct, change: ProductChange) =>
  call(changeProduct, { ...paramsOf(product), body: { ...change, seen: product.updated_at } });
export const sendRemoval = (product: AdminProduct, note: string) =>
  call(removeProduct, { ...paramsOf(product), body: note ? { note } : {} });
export const sendRestoration = (product: AdminProduct) => call(restoreProduct, paramsOf(product));

interface Rows {
  readonly rows: readonly AdminProduct[];
}

/** Shown at once in every list that has it. */
export function showProduct(queryClient: QueryClient, product: AdminProduct): void {
  queryClient.setQueriesData<Rows>(
    { queryKey: productsKey },
    (page) =>
      page && { ...page, rows: page.rows.map((other) => (other.id === product.id ? product : other)) },
  );
  refreshProducts(queryClient);
  void queryClient.invalidateQueries({ queryKey: queryRoots.foodSearch });
  void queryClient.invalidateQueries({ queryKey: queryRoots.admin });
}

export const refreshProducts = (queryClient: QueryClient) =>
  void queryClient.invalidateQueries({ queryKey: productsKey });
