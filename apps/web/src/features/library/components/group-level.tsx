import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Layers } from 'lucide-react';
import { failureOf } from '../../../lib/failure.ts';
import { Card } from '../../../ui/data/card.tsx';
import { EmptyState } from '../../../ui/data/empty-state.tsx';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { musclesDrawn } from '../body-regions.ts';
import { muscleGroupsQuery, musclesQuery } from '../library.queries.ts';
import { addressOf } from '../library-place.ts';
import { LevelTile, TileSkeletons, tileGrid } from './level-tile.tsx';

const FAILED = 'Failed to load muscle groups';

export function GroupLevel() {
  const groups = useQuery(muscleGroupsQuery());
  const queryClient = useQueryClient();
  if (groups.isError) {
    const { title } = failureOf(groups.error, FAILED);
    return (
      <ErrorState title={FAILED} onRetry={() => groups.refetch()} retrying={groups.isFetching}>
        {title !== FAILED && title}
      </ErrorState>
    );
  }
  if (!groups.data) return <TileSkeletons label="Loading muscle groups" />;
  if (groups.data.length === 0) {
    return (
      <Card>
        <EmptyState icon={<Layers />} title="No muscle groups yet">
          An administrator can add exercises to the library.
        </EmptyState>
      </Card>
    );
  }
  return (
    <ul className={tileGrid}>
      {groups.data.map((group) => (
        <LevelTile
          key={group.name}
          name={group.name}
          description={group.description}
          count={group.exercise_count}
          muscles={musclesDrawn(group.name)}
          to={addressOf({ group: group.name })}
          onApproach={() => void queryClient.prefetchQuery(musclesQuery(group.name))}
        />
      ))}
    </ul>
  );
}
