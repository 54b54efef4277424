import type { Exercise } from '@fitarc/contract/exercise';
import { SearchX } from 'lucide-react';
import { Card } from '../../../ui/data/card.tsx';
import { EmptyState } from '../../../ui/data/empty-state.tsx';
import { ShowMore } from '../../../ui/data/show-more.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { useRowConfirmation } from '../../../ui/data/use-row-confirmation.ts';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { focusHeading } from '../../../ui/layout/focus-heading.ts';
import { ExerciseCount } from '../components/exercise-count.tsx';
import { ExerciseFilters } from '../components/exercise-filters.tsx';
import type { LibraryPlace } from '../library-place.ts';
import { DeleteExercise } from './delete-exercise.tsx';
import { newAddress } from './editor-address.ts';
import { EditorRow, rowList } from './editor-row.tsx';
import { LoadFailure } from './load-failure.tsx';
import { useEditorExercises } from './use-editor-exercises.ts';

interface Props {
  readonly place: LibraryPlace;
  onChange(changes: Partial<LibraryPlace>): void;
}

const AT_ONCE = 60;

export function EditorExercises({ place, onChange }: Props) {
  const { query, failed, total, shown } = useEditorExercises(place);
  const deletion = useRowConfirmation<Exercise>();
  if (failed) return <LoadFailure query={query} text="Failed to load exercises" />;
  return (
    <>
      <ExerciseFilters {...place} onChange={onChange} />
      <ExerciseCount shown={shown?.length} all={total} descending={place.descending} onChange={onChange} />
      {!shown ? (
        <RowSkeletons />
      ) : shown.length === 0 ? (
        <NoExercises place={place} none={total === 0} onChange={onChange} />
      ) : (
        <ShowMore key={`${place.group} ${place.muscle}`} items={shown} atOnce={AT_ONCE}>
          {(part) => (
            <ul className={rowList}>
              {part.map((exercise) => (
                <EditorRow
                  key={exercise.exercise_id}
                  exercise={exercise}
                  level={place}
                  onDelete={deletion.confirm}
                />
              ))}
            </ul>
          )}
        </ShowMore>
      )}
      {deletion.confirming && (
        <DeleteExercise
          key={deletion.confirming.key}
          exercise={deletion.confirming.about}
          onDeleted={deletion.finish}
        />
      )}
    </>
  );
}

function titleOf({ search, difficulty, equipment }: LibraryPlace, none: boolean): string {
  if (none) return 'No exercises here yet';
  const filtered = difficulty !== 'all' || equipment !== 'all';
  return search && !filtered ? `No exercises match “${search}”` : 'No exercises found with current filters';
}

function NoExercises({ place, none, onChange }: Props & { readonly none: boolean }) {
  const clear = () => {
    focusHeading();
    onChange({ difficulty: 'all', equipment: 'all', search: '' });
  };
  return (
    <Card>
      <EmptyState
        icon={<SearchX />}
        title={titleOf(place, none)}
        action={
          none ? (
            <ButtonLink to={newAddress(place)}>New exercise</ButtonLink>
          ) : (
            <Button variant="secondary" onClick={clear}>
              {place.search ? 'Clear search and filters' : 'Clear filters'}
            </Button>
          )
        }
      />
    </Card>
  );
}

function RowSkeletons() {
  return (
    <div role="status" aria-label="Loading exercises" className="grid gap-3 md:gap-px">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} className="h-32 rounded-lg md:h-15 md:rounded-sm" />
      ))}
    </div>
  );
}
