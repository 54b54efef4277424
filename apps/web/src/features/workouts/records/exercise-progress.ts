import type { ExerciseHistory, ExerciseSession } from '@fitarc/contract/records';
import type { RepUnit } from '@fitarc/domain/plan';
import { pluralize } from '@fitarc/domain/pluralize';
import { formatNumber } from '../../../lib/format-number.ts';
import { roughWeight, weightFromKg, weightSymbol } from '../../../lib/units.ts';
import type { ChartPoint } from '../../../ui/charts/chart-props.ts';
import { repsWords } from '../workout-text.ts';

const MOST: Record<RepUnit, string> = {
  reps: 'Most repetitions in a set',
  seconds: 'Longest set',
  minutes: 'Longest set',
  metres: 'Longest distance',
};

/** '12 reps', '45 s'. */
export const amountWords = (value: number, unit: RepUnit): string =>
  unit === 'reps' ? pluralize(value, 'rep') : repsWords(value, unit);

/** The best of each day, oldest first. */
function bestByDay(
  sessions: readonly ExerciseSession[],
  read: (session: ExerciseSession) => number | null,
): ChartPoint[] {
  const best = new Map<string, number>();
  for (const session of sessions) {
    const value = read(session);
    if (value !== null) best.set(session.date, Math.max(value, best.get(session.date) ?? 0));
  }
  return [...best].map(([day, value]) => ({ day, value })).sort((a, b) => (a.day < b.day ? -1 : 1));
}

const inUnit = (value: number) => `${formatNumber(value)} ${weightSymbol()}`;

/** What progress is seen by: what could be lifted once, else the weight, else how much or how long. */
export function progressOf({ sessions, unit }: Pick<ExerciseHistory, 'sessions' | 'unit'>) {
  const maximum = bestByDay(sessions, ({ one_rep_max }) => one_rep_max && roughWeight(one_rep_max));
  if (maximum.length > 0) return { label: 'Estimated one-rep maximum', points: maximum, say: inUnit };
  const weight = bestByDay(sessions, ({ weight: lifted }) => (lifted ? weightFromKg(lifted) : null));
  if (weight.length > 0) return { label: 'Heaviest weight', points: weight, say: inUnit };
  return {
    label: MOST[unit],
    points: bestByDay(sessions, ({ reps }) => reps),
    say: (value: number) => amountWords(value, unit),
  };
}
