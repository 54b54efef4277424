import { Skeleton } from '../../../ui/data/skeleton.tsx';

export const CardSkeleton = ({ wide = false }: { wide?: boolean }) => (
  <Skeleton className={`h-72 rounded-lg ${wide ? 'md:col-span-6' : 'md:col-span-3'}`} />
);

export function DashboardSkeleton() {
  return (
    <div role="status" aria-label="Loading the dashboard" className="contents">
      <CardSkeleton wide />
      <CardSkeleton />
      <CardSkeleton />
      <CardSkeleton wide />
      <CardSkeleton wide />
    </div>
  );
}
