import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { ExerciseStill } from '../../library/components/exercise-still.tsx';
import { useExerciseSearch } from '../../library/use-exercise-search.ts';
import type { ExerciseLibrary } from '../log/use-exercise-library.ts';
import type { DraftExercise, Picked } from '../log/workout-draft.ts';
import { alternativesTo } from './alternatives.ts';

const AT_MOST = 40;

interface Props {
  readonly exercise: DraftExercise;
  readonly taken: readonly DraftExercise[];
  readonly library: ExerciseLibrary;
  onChoose(picked: Picked): void;
  onClose(): void;
}

/** Another exercise for the same muscles: those with the same equipment first. */
export function SwapDialog({ exercise, taken, library, onChoose, onClose }: Props) {
  const [query, setQuery] = useState('');
  const takenIds = useMemo(() => new Set(taken.map(({ exercise_id }) => String(exercise_id))), [taken]);
  const alternatives = useMemo(() => alternativesTo(exercise, library), [exercise, library]);
  const searched = useExerciseSearch(library.exercises, query, library.familiar);
  const found = (query.trim() ? (searched ?? []) : alternatives)
    .filter(({ exercise_id }) => !takenIds.has(String(exercise_id)))
    .slice(0, AT_MOST);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Swap ${exercise.name}`}
      description="The sets stay; their weights begin anew."
    >
      <TextField
        label="Search exercises"
        labelHidden
        placeholder="Search exercises"
        leading={<Search size={20} aria-hidden="true" />}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <ul className="mt-3" aria-label={query.trim() ? 'Exercises found' : 'Exercises for the same muscles'}>
        {found.map((one) => (
          <li key={one.exercise_id} className="border-t border-line first:border-t-0">
            <button
              type="button"
              className="grid min-h-14 w-full grid-cols-[3rem_1fr] items-center gap-3 rounded-md px-2 py-2 text-left hover:bg-sunken"
              onClick={() => onChoose(library.pickedOf(one))}
            >
              <ExerciseStill exercise={one} className="size-12" />
              <span className="min-w-0">
                <b className="block font-strong">{one.name}</b>
                <span className="block text-sm text-ink-2">
                  {[one.muscles.slice(0, 3), one.equipment_options]
                    .map((names) => names.join(', '))
                    .join(' · ')}
                </span>
              </span>
            </button>
          </li>
        ))}
        {found.length === 0 && <li className="py-4 text-ink-2">No exercise has this name</li>}
      </ul>
    </Dialog>
  );
}
