import type { SetDetail } from '@fitarc/contract/workout';
import type { LastTime } from '@fitarc/contract/workouts';
import { LOG_BOUNDS } from '@fitarc/domain/workout';
import { collapseExercise, isCount, isWeight, newExercise, newSet, weightFieldText } from './draft-sets.ts';
import { fillOf, isWorking, type Suggestions } from './suggested-sets.ts';
import type { DraftExercise, Picked, WorkoutDraft } from './workout-draft.ts';

type Line = Pick<DraftExercise, 'sets' | 'reps' | 'weight'>;

/**
 * The sets of the last time as the one line of the picker. In a session the weight stays open: what is suggested for
 * today stands there.
 */
export function lineOfLast({ set_details }: LastTime, live: boolean): Line | undefined {
  const first = set_details.find(isWorking) ?? set_details[0];
  if (!first) return undefined;
  const line = {
    sets: String(set_details.length),
    reps: String(first.reps),
    weight: live ? '' : weightFieldText(first.weight),
  };
  // A failed, assisted or very long set can be logged, a line of them cannot.
  const fits = isCount(line.sets, LOG_BOUNDS.sets) && isCount(line.reps, LOG_BOUNDS.reps);
  return fits && isWeight(line.weight) ? line : undefined;
}

/** What a set was meant to be; that it went to failure is how it came out. */
const meantAs = ({ kind }: SetDetail) => (kind === 'failure' ? 'normal' : kind);

/**
 * Each set as it was the last time. In a session its figures stay open, as those of a plan do: a tick logs what is
 * suggested there.
 */
function exerciseOfLast(picked: Picked, line: Line, last: LastTime, live: boolean): DraftExercise {
  const rows = last.set_details.map((set) =>
    newSet({
      kind: meantAs(set),
      weight: live ? '' : weightFieldText(set.weight),
      reps: live ? '' : String(set.reps),
      done: false,
    }),
  );
  const exercise = { ...newExercise(picked, line), rows };
  return live ? exercise : collapseExercise(exercise);
}

/** What is added: the sets of the last time as long as its figures stand in the picker, else the line that was typed. */
export function exerciseOfPicker(
  picked: Picked,
  { sets, reps, weight, from_last }: WorkoutDraft['picker'],
  last: LastTime | undefined,
  live: boolean,
): DraftExercise {
  const line = { sets, reps, weight: weight.trim() };
  return from_last && last ? exerciseOfLast(picked, line, last, live) : newExercise(picked, line);
}

/** The weight that a session will suggest for the exercise, in the unit of the member. */
export function suggestedWeight(
  exercise: DraftExercise,
  last: LastTime | undefined,
  suggestions: Suggestions,
): string {
  const first = exercise.rows?.findIndex(isWorking) ?? 0;
  const fill = fillOf(exercise, Math.max(0, first), suggestions.of(exercise), last);
  return weightFieldText(fill?.weight ?? null);
}
