import { SearchX } from 'lucide-react';
import { Card } from '../../../ui/data/card.tsx';
import { EmptyState } from '../../../ui/data/empty-state.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { focusHeading } from '../../../ui/layout/focus-heading.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function UsersLoading() {
  return (
    <Card flush role="status" aria-label="Loading users">
      <div className="h-11 border-b border-line md:h-12" />
      {ROWS.map((row) => (
        <div key={row} className="flex h-15 items-center gap-4 border-line px-5 not-last:border-b lg:px-6">
          <Skeleton className="size-5 flex-none" />
          <Skeleton className="h-4 w-1/2 md:w-1/3" />
        </div>
      ))}
    </Card>
  );
}

interface Props {
  readonly search: string;
  onClear(): void;
}

export function NoUsers({ search, onClear }: Props) {
  const clear = () => {
    focusHeading();
    onClear();
  };
  return (
    <Card>
      <EmptyState
        icon={<SearchX />}
        title={search ? `No users match “${search}”` : 'No users match this filter'}
        action={
          <Button variant="secondary" onClick={clear}>
            Show all users
          </Button>
        }
      />
    </Card>
  );
}
