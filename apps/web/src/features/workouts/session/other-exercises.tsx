import type { LastTime } from '@fitarc/contract/workouts';
import { pluralize } from '@fitarc/domain/pluralize';
import { bestSet } from '@fitarc/domain/workout';
import { ChevronRight, CircleCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { doneCountOf, performedSets, rowsOf, setCountOf } from '../log/draft-sets.ts';
import type { Suggestions } from '../log/suggested-sets.ts';
import type { LastTimeOf } from '../log/use-last-times.ts';
import type { DraftExercise } from '../log/workout-draft.ts';
import { repsWords, setWords, workWords } from '../workout-text.ts';
import { supersetLabel } from './superset-label.ts';

interface Props {
  readonly exercises: readonly DraftExercise[];
  readonly openKey: string | null;
  readonly lastTimeOf: LastTimeOf;
  readonly suggestions: Suggestions;
  onOpen(key: string): void;
}

const isDone = (exercise: DraftExercise) =>
  setCountOf(exercise) > 0 && doneCountOf(exercise) === setCountOf(exercise);

/** '3 × 8–12', '3 × 10'. */
function planText({ goal, unit, ...exercise }: DraftExercise): string {
  const sets = setCountOf({ goal, unit, ...exercise });
  const reps = goal
    ? `${goal.reps}${goal.reps_max && goal.reps_max > goal.reps ? `–${goal.reps_max}` : ''}`
    : exercise.reps;
  return reps ? `${sets} × ${repsWords(0, unit).replace('0', reps)}` : pluralize(sets, 'set');
}

function lastWords(exercise: DraftExercise, last: LastTime | undefined): string {
  const best = bestSet(last?.set_details ?? []);
  return best ? `Last time ${setWords(best, exercise.unit)}` : exercise.muscles.slice(0, 2).join(', ');
}

/** What comes next, and what is done. */
export function OtherExercises({ exercises, openKey, lastTimeOf, suggestions, onOpen }: Props) {
  const others = exercises.filter(({ key }) => key !== openKey);
  const [done, next] = [others.filter(isDone), others.filter((one) => !isDone(one))];
  return (
    <>
      {next.length > 0 && (
        <List title="Next" count={next.length}>
          {next.map((exercise) => (
            <Line
              key={exercise.key}
              exercise={exercise}
              label={supersetLabel(exercises, exercise)}
              about={lastWords(exercise, lastTimeOf(exercise))}
              amount={
                doneCountOf(exercise) > 0
                  ? `${doneCountOf(exercise)} of ${setCountOf(exercise)}`
                  : planText(exercise)
              }
              target={suggestions.of(exercise)?.text}
              onOpen={onOpen}
            />
          ))}
        </List>
      )}
      {done.length > 0 && (
        <List title="Done" count={done.length}>
          {done.map((exercise) => (
            <Line
              key={exercise.key}
              exercise={exercise}
              label={supersetLabel(exercises, exercise)}
              about={pluralize(setCountOf(exercise), 'set')}
              amount={workWords(performedSets(rowsOf(exercise)), exercise.unit)}
              finished
              onOpen={onOpen}
            />
          ))}
        </List>
      )}
    </>
  );
}

function List({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  const id = useId();
  return (
    <Card flush aria-labelledby={id}>
      <CardHead
        id={id}
        title={title}
        className="mb-1 lg:mb-1"
        action={<span className="text-sm text-ink-2">{pluralize(count, 'exercise')}</span>}
      />
      <ul>{children}</ul>
    </Card>
  );
}

interface LineProps {
  readonly exercise: DraftExercise;
  readonly label: string;
  readonly about: string;
  readonly amount: string;
  readonly target?: string | undefined;
  readonly finished?: boolean;
  onOpen(key: string): void;
}

function Line({ exercise, label, about, amount, target, finished = false, onOpen }: LineProps) {
  return (
    <li className="border-t border-line first:border-t-0">
      <button
        type="button"
        data-focus={exercise.key}
        onClick={() => onOpen(exercise.key)}
        className="flex min-h-16 w-full items-center gap-3 py-2 pr-2 pl-4 text-left hover:bg-sunken lg:pl-6"
      >
        {label && (
          <b className="grid h-6 min-w-7 flex-none place-items-center rounded-sm bg-training-soft px-1.5 text-xs shadow-[inset_3px_0_0_var(--training)]">
            {label}
          </b>
        )}
        {finished && (
          <CircleCheck size={18} role="img" aria-label="Done:" className="flex-none text-training" />
        )}
        <span className="flex min-w-0 flex-1 flex-wrap gap-x-3">
          <span className="min-w-0 flex-[1_1_8rem]">
            <b className="block font-strong wrap-break-word">{exercise.name}</b>
            <span className="block text-sm text-ink-2">{about}</span>
          </span>
          <span className="text-right tabular-nums">
            <b className="block font-strong">{amount}</b>
            {target && <span className="block text-sm text-ink-2">{target}</span>}
          </span>
        </span>
        <ChevronRight size={18} aria-hidden="true" className="flex-none text-ink-2" />
      </button>
    </li>
  );
}
