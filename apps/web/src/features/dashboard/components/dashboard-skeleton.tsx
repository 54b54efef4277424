import { Skeleton } from '../../../ui/skeleton.tsx';

const CARDS = ['md:col-span-6', 'md:col-span-3', 'md:col-span-3', 'md:col-span-6', 'md:col-span-6'];

export function DashboardSkeleton() {
  return (
    <div role="status" aria-label="Loading the dashboard" className="contents">
      {CARDS.map((span, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <Skeleton key={index} className={`h-72 rounded-lg ${span}`} />
      ))}
    </div>
  );
}
