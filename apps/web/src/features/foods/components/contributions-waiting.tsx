import { Card, CardHead } from '../../../ui/data/card.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';

export function ContributionsWaiting() {
  return (
    <Card role="status" aria-label="Loading your contributions">
      <CardHead title="My Contributions" />
      <div className="grid gap-3">
        <Skeleton className="h-16 rounded-lg" />
        <Skeleton className="h-16 rounded-lg" />
      </div>
    </Card>
  );
}
