import type { ExerciseProgress, ProgressPeriod } from '@fitarc/contract/exercise-progress';
import type { RepUnit } from '@fitarc/domain/plan';
import { pluralize } from '@fitarc/domain/pluralize';
import { formatNumber, formatShort, formatWhole } from '../../../lib/format-number.ts';
import {
  distanceText,
  roughWeight,
  shortDistance,
  shortDistanceText,
  weightFromKg,
  weightSymbol,
} from '../../../lib/units.ts';
import { durationWords } from '../history/set-text.ts';

/** '12 reps', '1 min 30 s', '400 m'. */
export function amountText(value: number, unit: RepUnit): string {
  if (unit === 'reps') return pluralize(value, 'rep');
  if (unit === 'metres') return distanceText(value);
  return durationWords(unit === 'minutes' ? value * 60 : value);
}

/** What a chart of an exercise shows: its values are in the units of the member. */
export interface Measure {
  readonly label: string;
  valueOf(period: ProgressPeriod): number | null;
  say(value: number): string;
  /** The figure and its unit apart, where it has one. */
  parts(value: number): readonly [string, string];
  readonly whole?: boolean;
}

type Periods = Pick<ExerciseProgress, 'periods' | 'unit'>;

const asWeight = (format: (value: number) => string) => ({
  say: (value: number) => `${format(value)} ${weightSymbol()}`,
  parts: (value: number) => [format(value), weightSymbol()] as const,
});

const asAmount = (unit: RepUnit) => ({
  say: (value: number) => (unit === 'metres' ? shortDistanceText(value) : amountText(value, unit)),
  parts: (value: number) =>
    unit === 'reps'
      ? ([formatNumber(value), value === 1 ? 'rep' : 'reps'] as const)
      : ([unit === 'metres' ? shortDistanceText(value) : amountText(value, unit), ''] as const),
  whole: unit === 'reps',
});

const amountOf = (value: number, unit: RepUnit) => (unit === 'metres' ? shortDistance(value) : value);

const MOST: Record<RepUnit, string> = {
  reps: 'Most reps in a set',
  seconds: 'Longest set',
  minutes: 'Longest set',
  metres: 'Longest distance',
};

/** What progress is seen by: what could be lifted once, else the weight, else how much or how long. */
export function progressMeasure({ periods, unit }: Periods): Measure {
  if (periods.some(({ one_rep_max }) => one_rep_max))
    return {
      label: 'Estimated one-rep max',
      valueOf: ({ one_rep_max }) => one_rep_max && roughWeight(one_rep_max),
      ...asWeight(formatShort),
    };
  if (periods.some(({ weight }) => weight))
    return {
      label: 'Heaviest set',
      valueOf: ({ weight }) => weight && weightFromKg(weight),
      ...asWeight(formatNumber),
    };
  return { label: MOST[unit], valueOf: ({ reps }) => amountOf(reps, unit) || null, ...asAmount(unit) };
}

const WEEKLY: Record<RepUnit, string> = {
  reps: 'Weekly reps',
  seconds: 'Weekly time',
  minutes: 'Weekly time',
  metres: 'Weekly distance',
};

/** What a week adds up to: kilograms or pounds moved, else repetitions, time or distance. */
export function weeklyMeasure({ periods, unit }: Periods): Measure {
  if (periods.some(({ volume }) => volume > 0))
    return {
      label: 'Weekly volume',
      valueOf: ({ volume }) => Math.round(weightFromKg(volume)),
      ...asWeight(formatWhole),
    };
  return { label: WEEKLY[unit], valueOf: ({ amount }) => amountOf(amount, unit), ...asAmount(unit) };
}
