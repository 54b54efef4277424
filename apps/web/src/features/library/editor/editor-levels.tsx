import { useQuery } from '@tanstack/react-query';
import { Layers } from 'lucide-react';
import type { ReactNode } from 'react';
import { isNotFound } from '../../../lib/api-error.ts';
import { Card } from '../../../ui/data/card.tsx';
import { EmptyState } from '../../../ui/data/empty-state.tsx';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { musclesDrawn } from '../body-regions.ts';
import { LevelTile, TileSkeletons, tileGrid } from '../components/level-tile.tsx';
import { addressOf, STEPPED_DOWN, WHOLE_GROUP } from '../library-place.ts';
import { editorGroupsQuery, editorMusclesQuery } from './editor.queries.ts';
import { LoadFailure } from './load-failure.tsx';

function Nothing({ title, action }: { title: string; action?: ReactNode }) {
  return (
    <Card>
      <EmptyState icon={<Layers />} title={title} action={action} />
    </Card>
  );
}

export function EditorGroups() {
  const groups = useQuery(editorGroupsQuery());
  if (groups.isError && !groups.data)
    return <LoadFailure query={groups} text="Failed to load muscle groups" />;
  if (!groups.data) return <TileSkeletons label="Loading muscle groups" />;
  if (groups.data.length === 0) return <Nothing title="No muscle groups yet" />;
  return (
    <ul className={tileGrid}>
      {groups.data.map(({ name, description, exercise_count }) => (
        <LevelTile
          key={name}
          name={name}
          description={description}
          count={exercise_count}
          muscles={musclesDrawn(name)}
          to={addressOf({ group: name })}
        />
      ))}
    </ul>
  );
}

export function EditorMuscles({ group }: { group: string }) {
  const muscles = useQuery(editorMusclesQuery(group));
  const missing = isNotFound(muscles.error) || muscles.data?.length === 0;
  if (muscles.isError && !muscles.data && !missing)
    return <LoadFailure query={muscles} text="Failed to fetch muscles" />;
  if (missing) {
    const up = (
      <ButtonLink variant="secondary" to={addressOf({})}>
        All muscle groups
      </ButtonLink>
    );
    return <Nothing title={`No muscles found for ${group}`} action={up} />;
  }
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
          />
        ))}
      </ul>
      {/* The only way to an exercise that names the group and none of its muscles. */}
      <ButtonLink
        variant="secondary"
        to={addressOf({ group, muscle: WHOLE_GROUP })}
        state={STEPPED_DOWN}
        className="mt-5"
      >
        Show all {group} exercises
      </ButtonLink>
    </>
  );
}
