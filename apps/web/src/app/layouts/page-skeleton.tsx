import { Skeleton } from '../../ui/data/skeleton.tsx';

/** Stands where a signed-in page will be while its code is on its way: a heading and the cards below it. */
export function PageSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading the page"
      className="mx-auto max-w-[calc(var(--page-max)+2*var(--gutter))] px-gutter pt-5 lg:pt-10"
    >
      <Skeleton className="mb-5 h-9 w-56 lg:mb-8" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
