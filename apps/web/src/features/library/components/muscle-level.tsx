import { useQuery, useQueryClient } from '@tanstack/react-query';
import { List } from 'lucide-react';
import { isNotFound } from '../../../lib/api-error.ts';
import { failureOf } from '../../../lib/failure.ts';
import { Card } from '../../../ui/data/card.tsx';
import { EmptyState } from '../../../ui/data/empty-state.tsx';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { exercisesQuery, muscleGroupsQuery, musclesQuery } from '../library.queries.ts';
import { addressOf, STEPPED_DOWN, WHOLE_GROUP } from '../library-place.ts';
import { LevelTile, TileSkeletons, tileGrid } from './level-tile.tsx';

function NoMuscles({ group }: { group: string }) {
  return (
    <Card>
      <EmptyState
        icon={<List />}
        title={`No muscles found for ${group}`}
        action={
          <ButtonLink variant="secondary" to={addressOf({})}>
            All muscle groups
          </ButtonLink>
        }
      />
    </Card>
  );
}

/** Everything of the group at once, for those who do not think in muscles. */
function WholeGroup({ group }: { group: string }) {
  const groups = useQuery(muscleGroupsQuery());
  const count = groups.data?.find(({ name }) => name === group)?.exercise_count;
  if (!count) return null;
  return (
    <ButtonLink
      variant="secondary"
      to={addressOf({ group, muscle: WHOLE_GROUP })}
      state={STEPPED_DOWN}
      className="mt-5"
    >
      Show all {count} {group} exercises
    </ButtonLink>
  );
}

export function MuscleLevel({ group }: { group: string }) {
  const muscles = useQuery(musclesQuery(group));
  const queryClient = useQueryClient();
  if (muscles.isError && !isNotFound(muscles.error)) {
    const { title, detail } = failureOf(muscles.error, '');
    return (
      <ErrorState
        title={`Failed to load muscles for ${group}. ${detail ?? title}`.trim()}
        onRetry={() => muscles.refetch()}
        retrying={muscles.isFetching}
      />
    );
  }
  if (muscles.isError || muscles.data?.length === 0) return <NoMuscles group={group} />;
  if (!muscles.data) return <TileSkeletons label={`Loading muscles of ${group}`} />;
  return (
    <>
      <ul className={tileGrid}>
        {muscles.data.map(({ muscle_id, name, description, exercise_count }) => (
          <LevelTile
            key={`${muscle_id} ${name}`}
            name={name}
            description={description}
            count={exercise_count}
            muscles={[name]}
            to={addressOf({ group, muscle: name })}
            onApproach={() =>
              void queryClient.prefetchQuery(exercisesQuery({ muscleGroup: group, muscle: name }))
            }
          />
        ))}
      </ul>
      <WholeGroup group={group} />
    </>
  );
}
