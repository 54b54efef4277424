import { Card, CardHead } from '../../../ui/data/card.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';

/** As large as the card with a row of tiles, a chart and a list. */
export function MeasurementsSkeleton() {
  return (
    <Card aria-busy="true">
      <CardHead title="Body measurements" className="min-h-11" />
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-6 lg:gap-3">
        <Skeleton height={82} className="rounded-md" />
        <Skeleton height={82} className="rounded-md" />
      </div>
      <div className="mt-6 grid gap-6 lg:grid-cols-2 lg:gap-10">
        <Skeleton height={364} />
        <Skeleton height={364} />
      </div>
    </Card>
  );
}
