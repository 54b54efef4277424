import { Card, CardHead } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

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
