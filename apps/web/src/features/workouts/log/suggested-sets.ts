import type { LastTime } from '@fitarc/contract/workouts';
import type { Loads } from '@fitarc/domain/progression/loads';
import type { SetTarget } from '@fitarc/domain/progression/suggestion';
import { readNumber } from '../../../lib/typed-number.ts';
import { weightToKg } from '../../../lib/units.ts';
import { rowsOf } from './draft-sets.ts';
import type { DraftExercise } from './workout-draft.ts';

export interface ShownSuggestion {
  /** One for each working set, in kilograms. */
  readonly targets: readonly SetTarget[];
  /** '62.5 kg × 8'. */
  readonly text: string;
  /** '8, 8, 8 at 60 kg last Tuesday'. */
  readonly short: string;
  /** With the rule that was followed. */
  readonly why: string;
}

export interface Suggestions {
  of(exercise: DraftExercise): ShownSuggestion | undefined;
  loads(exercise: DraftExercise): Loads;
  isLighterDayDue(exercises: readonly DraftExercise[]): boolean;
  /** The same for a lighter day: fewer sets, less weight. */
  lighter(exercise: DraftExercise, suggestion: ShownSuggestion): readonly SetTarget[];
  /** What the member keeps with the exercise. */
  noteOf(exercise: DraftExercise): string | undefined;
  restOf(exercise: DraftExercise): number | undefined;
}

export const isWorking = ({ kind }: { kind: string }) => kind !== 'warm_up' && kind !== 'drop';

/** What a tick would log where nothing is typed: the suggestion, else the same set of the last time. */
export function fillOf(
  exercise: DraftExercise,
  index: number,
  suggestion: ShownSuggestion | undefined,
  last: LastTime | undefined,
): SetTarget | undefined {
  const rows = rowsOf(exercise);
  const row = rows[index];
  if (!row) return undefined;
  const number = rows.slice(0, index).filter(isWorking).length;
  const target = isWorking(row) ? suggestion?.targets[number] : undefined;
  const before = last?.set_details[index];
  return withTypedWeight(target ?? before ?? planned(exercise), row.weight);
}

/** What a plan asks for, the first time. */
const planned = ({ goal }: DraftExercise): SetTarget | undefined =>
  goal && { weight: goal.weight ?? null, reps: goal.reps };

/** Typed weight and suggested reps go together. */
const withTypedWeight = (target: SetTarget | undefined, weight: string): SetTarget | undefined => {
  const typed = readNumber(weight);
  return target && typed !== undefined ? { ...target, weight: weightToKg(typed) } : target;
};
