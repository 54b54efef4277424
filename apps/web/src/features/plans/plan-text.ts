import type { PlanExercise } from '@fitarc/contract/plans';
import { planNameOf, type RepUnit, repUnitOf } from '@fitarc/domain/plan';
import { pluralize } from '@fitarc/domain/pluralize';
import type { Week } from '@fitarc/domain/weekday';

/** A plan without a name of its own goes by its goal. */
export const titleOf = (plan: { readonly plan_name: string; readonly fitness_goal: string | null }): string =>
  plan.plan_name.trim() || planNameOf(plan.fitness_goal);

export const REP_UNIT_LABELS: Record<RepUnit, string> = {
  reps: 'Reps',
  seconds: 'Seconds',
  minutes: 'Minutes',
  metres: 'Meters',
};

/** Behind the figure; repetitions go without. */
export const REP_UNIT_SHORT: Record<RepUnit, string> = {
  reps: '',
  seconds: ' s',
  minutes: ' min',
  metres: ' m',
};

type Counted = Pick<PlanExercise, 'sets' | 'reps' | 'reps_max' | 'measure' | 'movement_pattern'>;

/** '8', '8–12'. */
const repsText = ({ reps, reps_max }: Pick<Counted, 'reps' | 'reps_max'>): string =>
  reps_max && reps_max !== reps ? `${reps}–${reps_max}` : String(reps);

/** '3 × 10', '3 × 8–12', '3 × 30 s', '1 × 20 min'. */
export const setsTimesReps = (entry: Counted): string =>
  `${entry.sets} × ${repsText(entry)}${REP_UNIT_SHORT[repUnitOf(entry)]}`;

/** '3 sets × 10 reps', '3 sets × 30 s': where there is room for words. */
export const amountInWords = (entry: Counted): string => {
  const unit = repUnitOf(entry);
  const text = repsText(entry);
  const reps =
    unit === 'reps' ? `${text} ${text === '1' ? 'rep' : 'reps'}` : `${text}${REP_UNIT_SHORT[unit]}`;
  return `${pluralize(entry.sets, 'set')} × ${reps}`;
};

export const setsOf = (entries: readonly { readonly sets: number }[]): number =>
  entries.reduce((sum, { sets }) => sum + sets, 0);

/** '5 exercises, 16 sets'. */
export const dayInWords = (entries: readonly { readonly sets: number }[]): string =>
  `${pluralize(entries.length, 'exercise')}, ${pluralize(setsOf(entries), 'set')}`;

/** '19 exercises, 63 sets on 4 days'. */
export function weekInWords(week: Week<readonly { readonly sets: number }[]>): string {
  const days = Object.values(week).filter((day) => day.length > 0);
  return `${dayInWords(days.flat())} on ${pluralize(days.length, 'day')}`;
}
