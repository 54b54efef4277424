import type { ReactNode } from 'react';
import { Pager, turnPage } from './pager.tsx';
import { Skeleton } from './skeleton.tsx';

type PagedListProps<T> = {
  /** Of what it is a list: 'foods', 'reports'. */
  label: string;
  rows: readonly T[] | undefined;
  failed: boolean;
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** In place of rows that could not be read. */
  failure: ReactNode;
  empty: ReactNode;
  children: (rows: readonly T[]) => ReactNode;
};

/** Things to look through one by one, so many to a page: waiting, failed, empty, or there. */
export function PagedList<T>({
  label,
  rows,
  failed,
  page,
  pages,
  onPage,
  failure,
  empty,
  children,
}: PagedListProps<T>) {
  if (!rows) return failed ? failure : <Waiting label={label} />;
  if (rows.length === 0 && page === 1 && !failed) return empty;
  return (
    <div className="grid gap-5">
      {/* What was read before stays: somebody may be at work on it. */}
      {failed && failure}
      {children(rows)}
      {pages > 1 && <Pager label={`Pages of ${label}`} page={page} pages={pages} onPage={turnPage(onPage)} />}
    </div>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-label={`Loading ${label}`} className="grid gap-4">
      <Skeleton className="h-48 rounded-lg" />
      <Skeleton className="h-48 rounded-lg" />
    </div>
  );
}
