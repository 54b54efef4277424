import type { Exercise } from '@fitarc/contract/exercise';
import { SearchX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ExerciseFilters, SortButton } from '../components/exercise-filters.tsx';
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
  const deletion = useDeletion();
  if (failed) return <LoadFailure query={query} text="Failed to load exercises" />;
  return (
    <>
      <ExerciseFilters {...place} onChange={onChange} />
      <div className="mb-2 flex min-h-touch items-center justify-between gap-3">
        <p role="status" className="text-sm text-ink-2 tabular-nums">
          {shown && total !== undefined ? (
            `Showing ${shown.length} of ${total} exercises`
          ) : (
            <Skeleton width={180} height={14} />
          )}
        </p>
        <SortButton
          variant="quiet"
          className="-mr-3 lg:hidden"
          descending={place.descending}
          onChange={onChange}
        />
      </div>
      {!shown ? (
        <RowSkeletons />
      ) : shown.length === 0 ? (
        <NoExercises place={place} none={total === 0} onChange={onChange} />
      ) : (
        <Rows
          key={`${place.group} ${place.muscle}`}
          exercises={shown}
          place={place}
          onDelete={deletion.ask}
        />
      )}
      {deletion.dialog}
    </>
  );
}

function useDeletion() {
  const [asked, setAsked] = useState<{ exercise: Exercise; turn: number }>();
  const [deleted, setDeleted] = useState(0);
  // The button that was pressed is gone with its row, and the focus with it.
  useEffect(() => {
    if (deleted > 0) document.querySelector('h1')?.focus({ preventScroll: true });
  }, [deleted]);
  const over = () => {
    setAsked(undefined);
    setDeleted((count) => count + 1);
  };
  return {
    ask: (exercise: Exercise) => setAsked((last) => ({ exercise, turn: (last?.turn ?? 0) + 1 })),
    dialog: asked && <DeleteExercise key={asked.turn} exercise={asked.exercise} onDeleted={over} />,
  };
}

interface RowsProps {
  readonly exercises: readonly Exercise[];
  readonly place: LibraryPlace;
  onDelete(exercise: Exercise): void;
}

function Rows({ exercises, place, onDelete }: RowsProps) {
  const [shown, setShown] = useState(AT_ONCE);
  const rest = exercises.length - shown;
  return (
    <>
      <ul className={rowList}>
        {exercises.slice(0, shown).map((exercise) => (
          <EditorRow key={exercise.exercise_id} exercise={exercise} level={place} onDelete={onDelete} />
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="secondary" full className="mt-5" onClick={() => setShown(shown + AT_ONCE)}>
          Show {Math.min(rest, AT_ONCE)} more
        </Button>
      )}
    </>
  );
}

function NoExercises({ place, none, onChange }: Props & { readonly none: boolean }) {
  const clear = () => onChange({ difficulty: 'all', equipment: 'all', search: '' });
  return (
    <Card>
      <EmptyState
        icon={<SearchX />}
        title={none ? 'No exercises here yet' : 'No exercises found with current filters'}
        action={
          none ? (
            <ButtonLink to={newAddress(place)}>New Exercise</ButtonLink>
          ) : (
            <Button variant="secondary" onClick={clear}>
              Clear filters
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
