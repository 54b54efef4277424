import { keepPreviousData, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pagesOf, usePageParam } from './use-page-param.ts';

interface Page<T> {
  readonly rows: readonly T[];
  readonly total: number;
}

interface Source<T> {
  /** Of the whole queue; its pages add their number. */
  readonly key: QueryKey;
  readonly size?: number;
  read(page: { limit: number; offset: number }, signal: AbortSignal): Promise<Page<T>>;
  idOf(row: T): unknown;
}

const USUAL_SIZE = 20;

const logAndRethrow = (signal: AbortSignal) => (error: unknown) => {
  // biome-ignore lint/suspicious/noConsole: for whoever looks into it; the screen shows a quiet notice.
  if (!signal.aborted) console.error('A list could not be loaded.', error);
  throw error;
};

/** A queue that others work on, too: read page by page, and what is reviewed leaves it at once. */
export function usePagedList<T>({ key, size = USUAL_SIZE, read, idOf }: Source<T>) {
  const queryClient = useQueryClient();
  const [page, setPage] = usePageParam();
  const query = useQuery({
    queryKey: [...key, page],
    queryFn: ({ signal }) =>
      read({ limit: size, offset: (page - 1) * size }, signal).catch(logAndRethrow(signal)),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const pages = pagesOf(query.data?.total ?? 0, size);
  const isBeyond = query.isSuccess && !query.isPlaceholderData && page > pages;
  useEffect(() => {
    if (isBeyond) setPage(pages, { replace: true });
  }, [isBeyond, pages, setPage]);

  const refresh = () => void queryClient.invalidateQueries({ queryKey: key });
  const drop = (row: T) => {
    queryClient.setQueriesData<Page<T>>({ queryKey: key }, (present) => {
      const rows = present?.rows.filter((other) => idOf(other) !== idOf(row));
      return present && rows && { rows, total: present.total - (present.rows.length - rows.length) };
    });
    refresh();
  };
  return {
    query,
    list: { rows: query.data?.rows, failed: query.isError, page, pages, onPage: setPage },
    drop,
    refresh,
  };
}
