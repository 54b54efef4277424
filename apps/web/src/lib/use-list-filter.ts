import { useCallback } from 'react';
import { useAddressParams } from './use-address-params.ts';

/** The search of a paged list. It is in the address; another one goes back to the first page. */
export function useListSearch(maxLength: number) {
  const { params, change } = useAddressParams();
  const search = (params.get('search') ?? '').slice(0, maxLength);
  const onSearch = useCallback(
    (text: string) => change({ search: text, page: undefined }, { replace: true }),
    [change],
  );
  return { search, maxLength, onSearch };
}

interface Options<Value extends string> {
  readonly searchLength: number;
  /** The name of the filter in the address. */
  readonly param: string;
  readonly values: readonly Value[];
}

/** The same with a filter beside it. */
export function useListFilter<Value extends string>({ searchLength, param, values }: Options<Value>) {
  const { params, change } = useAddressParams();
  const searching = useListSearch(searchLength);
  const filter = values.find((value) => value === params.get(param));
  const onFilter = (value: Value | undefined) => change({ [param]: value, page: undefined });
  const clear = () => change({ search: undefined, [param]: undefined, page: undefined });
  return { search: searching.search, filter, clear, field: { ...searching, filter, onFilter } };
}
