import {
  type AdminProduct,
  PRODUCT_STATES,
  PRODUCTS_FOUND_AT_MOST,
  type ProductState,
} from '@fitarc/contract/admin-products';
import { TITLES } from '@fitarc/contract/page-titles';
import { useQueryClient } from '@tanstack/react-query';
import { Barcode } from 'lucide-react';
import { failureOf } from '../../../lib/failure.ts';
import { useListFilter } from '../../../lib/use-list-filter.ts';
import { usePagedList } from '../../../lib/use-paged-list.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { Card } from '../../../ui/data/card.tsx';
import { EmptyState } from '../../../ui/data/empty-state.tsx';
import { PagedList } from '../../../ui/data/paged-list.tsx';
import { RetryLine } from '../../../ui/data/retry-line.tsx';
import { useFocusNextRow } from '../../../ui/data/use-focus-next-row.ts';
import { ListFilter } from '../../../ui/form/list-filter.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { useDialogState } from '../../../ui/overlay/use-dialog-state.ts';
import { EditProduct } from './edit-product.tsx';
import { ProductCard } from './product-card.tsx';
import { productsList, sendRestoration, showProduct } from './products.queries.ts';
import { RemoveProduct } from './remove-product.tsx';

const FILTER = { searchLength: 200, param: 'state', values: PRODUCT_STATES };
const STATES = [{ value: 'removed', label: 'Removed' }] as const;

export function ProductsPage() {
  const queryClient = useQueryClient();
  const { search, filter: state, field } = useListFilter(FILTER);
  const { query, list: products } = usePagedList(productsList(search, state));
  const { list, leaving } = useFocusNextRow<HTMLUListElement>(products.rows);
  const editing = useDialogState<AdminProduct>();
  const removing = useDialogState<AdminProduct>();
  const restoring = useWrite({
    send: sendRestoration,
    onSuccess: (product, from) => {
      if (state === 'removed') leaving(from);
      toast({ message: `${product.name} restored` });
      showProduct(queryClient, product);
    },
    onError: (error) => {
      toast({ tone: 'danger', message: failureOf(error, 'Failed to restore the product').title });
      return true;
    },
  });
  const removed = (product: AdminProduct) => {
    toast({
      message: `${product.name} removed`,
      action: { label: 'Undo', onAction: () => void restoring.write(product) },
    });
    removing.hide();
    showProduct(queryClient, product);
  };
  return (
    <Page title={TITLES['/admin/nutrition/products']} lead="Packaged foods with a barcode">
      <ListFilter
        {...field}
        searchLabel="Search products"
        placeholder="Name, brand or barcode"
        filterLabel="Show"
        all="All products"
        options={STATES}
      />
      <p className="mb-6 max-w-prose text-sm text-ink-2 empty:hidden">
        {aboutList(search, state, query.data?.total)}
      </p>
      <PagedList
        label="products"
        {...products}
        failure={<RetryLine onRetry={() => void query.refetch()} retrying={query.isFetching} />}
        empty={<NoProducts search={search} state={state} />}
      >
        {(rows) => (
          <ul ref={list} className="grid gap-4">
            {rows.map((product) => (
              <ProductCard
                key={product.id}
                product={product}
                busy={restoring.pendingInput?.id === product.id}
                onEdit={() => editing.show(product)}
                onRemove={() => removing.show(product)}
                onRestore={() => void restoring.write(product)}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {editing.layer && (
        <EditProduct
          key={editing.layer.key}
          product={editing.layer.about}
          open={editing.layer.open}
          onClose={editing.hide}
        />
      )}
      {removing.layer && (
        <RemoveProduct
          key={removing.layer.key}
          product={removing.layer.about}
          open={removing.layer.open}
          onRemoved={removed}
          onClose={removing.hide}
        />
      )}
    </Page>
  );
}

function aboutList(search: string, state: ProductState | undefined, total = 0): string {
  if (total >= PRODUCTS_FOUND_AT_MOST) {
    const next = search ? 'Add a word to narrow them down.' : 'Search to find others.';
    return `Only the first ${PRODUCTS_FOUND_AT_MOST} are listed. ${next}`;
  }
  if (state === 'removed') return 'Products that members no longer find. You can restore them.';
  if (search) return '';
  return 'Products that members added, newest first. Search to find imported ones, too.';
}

function NoProducts({ search, state }: { search: string; state: ProductState | undefined }) {
  const none = state === 'removed' ? 'No removed products' : 'No products yet';
  return (
    <Card>
      <EmptyState icon={<Barcode />} title={search ? `No products match “${search}”` : none}>
        {search ? 'Try another word, or the barcode.' : 'Products that members add appear here.'}
      </EmptyState>
    </Card>
  );
}
