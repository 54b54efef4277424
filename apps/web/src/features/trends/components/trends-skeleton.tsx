import { Card } from '../../../ui/card.tsx';
import { ChartPlace } from '../../../ui/charts/chart.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { chartGrid } from './trend-section.tsx';

export function ChartSkeleton() {
  return (
    <Card className="pb-2! lg:pb-4!">
      <Skeleton width="6rem" height={20} className="mb-1" />
      <Skeleton width="9rem" height={34} className="mb-4" />
      <ChartPlace />
    </Card>
  );
}

function Charts({ count }: { count: number }) {
  return (
    <div className={chartGrid}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards without content never move
        <ChartSkeleton key={index} />
      ))}
    </div>
  );
}

/** As large as what it stands for; the words are where the first heading will be. */
export function TrendsSkeleton() {
  return (
    <div role="status">
      <p className="mb-4 text-xl text-ink-2">Loading trends...</p>
      <Charts count={4} />
      <Skeleton width="10rem" height={28} className="mt-8 mb-4 lg:mt-10" />
      <Charts count={2} />
      <Skeleton width="10rem" height={28} className="mt-8 mb-4 lg:mt-10" />
      <Skeleton className="h-80 rounded-lg" />
    </div>
  );
}
