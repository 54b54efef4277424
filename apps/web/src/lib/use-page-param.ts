import { useCallback } from 'react';
import type { NavigateOptions } from 'react-router';
import { useAddressParams } from './use-address-params.ts';

const WHOLE = /^[1-9]\d{0,6}$/;

/** A page number as it stands in an address; whatever is none is the first page. */
export const readPage = (text: string | null): number => (text && WHOLE.test(text) ? Number(text) : 1);

/** An empty list has a page too, with nothing on it. */
export const pagesOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** The page of a list that is being read, in the address: a reload and the back button find it. */
export function usePageParam(): [page: number, setPage: (page: number, options?: NavigateOptions) => void] {
  const { params, change } = useAddressParams();
  const setPage = useCallback(
    (page: number, options?: NavigateOptions) =>
      change({ page: page > 1 ? String(page) : undefined }, options),
    [change],
  );
  return [readPage(params.get('page')), setPage];
}
