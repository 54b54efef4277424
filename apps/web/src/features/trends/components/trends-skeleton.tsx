import { ChartPlaceholder } from '../../../ui/charts/chart.tsx';
import { Card } from '../../../ui/data/card.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { chartGrid } from './trend-section.tsx';

export function ChartSkeleton() {
  return (
    <Card className="pb-2! lg:pb-4!">
      <Skeleton width="6rem" height={20} className="mb-1" />
      <Skeleton width="9rem" height={34} className="mb-4" />
      <ChartPlaceholder />
    </Card>
  );
}

/** As large as the first part, which fills a screen; the words are where its heading will be. */
export function TrendsSkeleton() {
  return (
    <div role="status">
      <p className="mb-4 text-xl text-ink-2">Loading trends...</p>
      <div className={chartGrid}>
        <ChartSkeleton />
        <ChartSkeleton />
        <ChartSkeleton />
        <ChartSkeleton />
      </div>
    </div>
  );
}
