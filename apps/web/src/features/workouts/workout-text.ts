import type { LoggedExercise, Workout } from '@fitarc/contract/workout';
import { addDays, dayAt } from '@fitarc/domain/local-date';
import type { RepUnit } from '@fitarc/domain/plan';
import { pluralize } from '@fitarc/domain/pluralize';
import { type PerformedSet, type SetKind, volumeOf, workingSets } from '@fitarc/domain/workout';
import { formatNumber } from '../../lib/format-number.ts';
import { weightFromKg, weightText } from '../../lib/units.ts';
import { dayAndYear, weekdayAndDay } from '../../ui/data/day-names.ts';
import { REP_UNIT_SHORT } from '../plans/plan-text.ts';

/** '10', '30 s'. */
export const repsWords = (reps: number, unit: RepUnit): string =>
  `${formatNumber(reps)}${REP_UNIT_SHORT[unit]}`;

/** Where it stands alone: '10 reps', '30 s'. */
export const amountWords = (amount: number, unit: RepUnit): string =>
  unit === 'reps' ? pluralize(amount, 'rep') : repsWords(amount, unit);

/** '80 kg × 10', '30 s'. */
export const setInWords = ({ weight, reps }: Pick<PerformedSet, 'weight' | 'reps'>, unit: RepUnit): string =>
  weight ? `${weightText(weight)} × ${repsWords(reps, unit)}` : repsWords(reps, unit);

type Line = Pick<LoggedExercise, 'sets' | 'reps' | 'weight' | 'unit' | 'set_details'>;

/** Of sets that differ, how many and the best: '2 sets · best 90 kg × 6'. Undefined where all are equal. */
export function mixedWords({ sets, reps, weight, unit, set_details }: Line): string | undefined {
  const kinds = new Set(workingSets(set_details).map((set) => `${set.weight ?? 0} × ${set.reps}`));
  if (kinds.size < 2) return undefined;
  const best = { weight, reps, kind: 'normal' } as const;
  return `${pluralize(sets, 'set')} · best ${weight ? setInWords(best, unit) : workWords([best], unit)}`;
}

/** '3 × 10 · 80 kg', '3 × 30 s', or the words for mixed sets. */
export function lineWords(line: Line): string {
  const { sets, reps, weight, unit } = line;
  const amount = `${sets} × ${repsWords(reps, unit)}`;
  return mixedWords(line) ?? (weight ? `${amount} · ${weightText(weight)}` : amount);
}

type Sets = readonly Pick<PerformedSet, 'weight' | 'reps' | 'kind'>[];

/** What was done in all: '1,230 kg'; without a weight '24 reps', '90 s'. */
export function workWords(sets: Sets, unit: RepUnit, weighted = sets.some(({ weight }) => weight)): string {
  if (weighted && unit === 'reps') return weightText(volumeOf(sets, unit));
  const total = sets.reduce((sum, { reps }) => sum + reps, 0);
  return amountWords(total, unit);
}

/** One set where there is little room: '100 × 6', '12', '20 × 30 s'. */
export const setWords = ({ weight, reps }: Pick<PerformedSet, 'weight' | 'reps'>, unit: RepUnit): string =>
  weight ? `${formatNumber(weightFromKg(weight))} × ${repsWords(reps, unit)}` : repsWords(reps, unit);

export const SET_KIND_LABELS: Record<SetKind, string> = {
  normal: 'Normal set',
  warm_up: 'Warm-up',
  drop: 'Drop set',
  failure: 'To failure',
};

/** In place of the number of the set. */
export const SET_KIND_LETTERS: Record<SetKind, string> = {
  normal: '',
  warm_up: 'W',
  drop: 'D',
  failure: 'F',
};

/** What a workout is called: its own name, else its type. */
export const workoutTitle = ({
  workout_name,
  workout_type,
}: Pick<Workout, 'workout_name' | 'workout_type'>) => workout_name.trim() || workout_type || 'Workout';

/** 'Today', 'Yesterday', 'Tue 10 Nov'; with its year where that is another one. */
export function workoutDay(date: string): string {
  const today = dayAt(new Date());
  if (date === today) return 'Today';
  if (date === addDays(today, -1)) return 'Yesterday';
  return date.slice(0, 4) === today.slice(0, 4) ? weekdayAndDay(date) : dayAndYear(date);
}
