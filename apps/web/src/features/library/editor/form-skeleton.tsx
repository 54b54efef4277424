import { Card } from '../../../ui/data/card.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';

/** Keeps the places of the form's first fields. */
export function FormSkeleton() {
  return (
    <Card>
      <div role="status" aria-label="Loading the exercise" className="grid gap-5">
        {['h-18', 'h-25', 'h-40', 'h-20', 'h-44'].map((height) => (
          <Skeleton key={height} className={`${height} w-full`} />
        ))}
      </div>
    </Card>
  );
}
