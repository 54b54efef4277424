import type { LoggedExercise } from '@fitarc/contract/workout';
import { Badge } from '../../../ui/data/badge.tsx';
import { ExerciseLink } from '../../library/components/exercise-link.tsx';
import { lineWords, SET_KIND_LABELS } from '../workout-text.ts';
import { setLine, setMarks } from './set-text.ts';

interface Props {
  readonly exercises: readonly LoggedExercise[];
  /** The link of an exercise was followed, perhaps to the page that is open already. */
  onFollow(): void;
}

/** Every exercise of a workout with its sets, as they were done. */
export function LoggedExerciseList({ exercises, onFollow }: Props) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {exercises.map((exercise, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an exercise may be there twice, and nothing moves
        <li key={index} className="py-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <div className="flex min-w-0 flex-wrap items-baseline gap-x-2">
              <h3 className="min-w-0 wrap-break-word">
                <ExerciseLink id={exercise.exercise_id} onClick={onFollow}>
                  {exercise.exercise_name}
                </ExerciseLink>
              </h3>
              {exercise.superset && <Badge>Superset {exercise.superset}</Badge>}
            </div>
            <p className="text-ink-2 tabular-nums">{lineWords(exercise)}</p>
          </div>
          <ol className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-4 text-sm text-ink-2 tabular-nums">
            {exercise.set_details.map((set, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sets have no other name than their place
              <li key={at} className="flex flex-wrap content-start items-center gap-x-2 py-0.5">
                <span className="min-w-4 text-ink-3">{at + 1}</span>
                {setLine(set, exercise.unit)}
                {set.kind !== 'normal' && <Badge>{SET_KIND_LABELS[set.kind]}</Badge>}
                {setMarks(set, exercise.unit).map((mark) => (
                  <Badge key={mark}>{mark}</Badge>
                ))}
                {set.note && <span className="basis-full pl-6 wrap-break-word text-ink-3">{set.note}</span>}
              </li>
            ))}
          </ol>
          {exercise.notes && <p className="mt-1 text-sm whitespace-pre-line text-ink-2">{exercise.notes}</p>}
        </li>
      ))}
    </ul>
  );
}
