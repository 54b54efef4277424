import type { ExerciseProgress, ProgressPeriod } from '@fitarc/contract/exercise-progress';
import type { HeldRecord } from '@fitarc/contract/records';
import { addDays, type LocalDate, localDate } from '@fitarc/domain/local-date';
import { pluralize } from '@fitarc/domain/pluralize';
import { byWeek } from '@fitarc/domain/training-weeks';
import { mondayOf, weekdayOf } from '@fitarc/domain/weekday';
import { formatNumber, formatShort, formatWhole } from '../../../lib/format-number.ts';
import { roughWeight, weightFromKg, weightSymbol, weightText } from '../../../lib/units.ts';
import type { ChartPoint } from '../../../ui/charts/chart-props.ts';
import { dayAndYear, shortDay } from '../../../ui/data/day-names.ts';
import { repsWords } from '../workout-text.ts';
import { amountText, type Measure } from './exercise-measure.ts';

/** '3 Nov'; with its year where that is another one. */
export const dayIn = (date: string, today: LocalDate): string =>
  date.slice(0, 4) === today.slice(0, 4) ? shortDay(date) : dayAndYear(date);

function lastDone(date: LocalDate, today: LocalDate): string {
  if (date === today) return 'today';
  if (date === addDays(today, -1)) return 'yesterday';
  return date > addDays(today, -7) ? weekdayOf(date) : `on ${dayIn(date, today)}`;
}

const THREE_MONTHS = 91;
const sessionsIn = (periods: readonly ProgressPeriod[]) =>
  periods.reduce((sum, { sessions }) => sum + sessions, 0);

/** 'Last done Tuesday, 12 times in three months'. */
export function leadWords({ periods, session_count }: ExerciseProgress, today: LocalDate): string {
  const past = periods.filter(({ date }) => date <= today);
  const last = past.at(-1);
  if (!last) return session_count > 0 ? 'Only logged for days ahead' : 'Not logged yet';
  const recent = sessionsIn(past.filter(({ date }) => date > addDays(today, -THREE_MONTHS)));
  const often =
    recent > 0
      ? `${pluralize(recent, 'time')} in three months`
      : `${pluralize(sessionsIn(past), 'time')} in all`;
  return `Last done ${lastDone(localDate(last.date), today)}, ${often}`;
}

export const RANGES = [
  { value: '1m', label: '1 mo', days: 30, words: 'a month' },
  { value: '3m', label: '3 mo', days: THREE_MONTHS, words: 'three months' },
  { value: '1y', label: '1 yr', days: 365, words: 'a year' },
  { value: 'all', label: 'All', days: undefined, words: 'all' },
] as const;
export type Range = (typeof RANGES)[number];

/** The points of a range, and its first day. */
export function pointsIn(
  periods: readonly ProgressPeriod[],
  measure: Measure,
  range: Range,
  today: LocalDate,
) {
  const points = periods.flatMap((period): ChartPoint[] => {
    const value = measure.valueOf(period);
    return value === null || period.date > today ? [] : [{ day: period.date, value }];
  });
  const from = range.days === undefined ? (points[0]?.day ?? today) : addDays(today, -range.days);
  return { from, points: points.filter(({ day }) => day >= from) };
}

/** '12.7 kg up in three months'. */
export function changeWords(points: readonly ChartPoint[], measure: Measure, range: Range): string {
  const [first, last] = [points[0], points.at(-1)];
  const when = range.days === undefined && first ? `since ${dayAndYear(first.day)}` : `in ${range.words}`;
  if (!first || !last) return `Not done ${when}`;
  if (points.length === 1) return `Done on one day ${when}`;
  const change = Math.round((last.value - first.value) * 10) / 10;
  if (change === 0) return `No change ${when}`;
  return `${measure.say(Math.abs(change))} ${change > 0 ? 'up' : 'down'} ${when}`;
}

export const WEEKS = 12;

/** The last weeks with this one, each with its sum; weeks without training are zero. */
export function weeksOf(periods: readonly ProgressPeriod[], measure: Measure, today: LocalDate) {
  const values = periods.map((period) => ({
    day: localDate(period.date),
    value: measure.valueOf(period) ?? 0,
  }));
  const weeks = byWeek(values, addDays(mondayOf(today), -7 * (WEEKS - 1)), today);
  const first = periods[0] && mondayOf(localDate(periods[0].date));
  const over = weeks.filter(
    ({ monday }) => monday < mondayOf(today) && first !== undefined && monday >= first,
  );
  const sum = over.reduce((all, { value }) => all + value, 0);
  return {
    weeks,
    /** Of the weeks that are over, from the first training on. */
    average: over.length > 0 ? sum / over.length : undefined,
    without: over.filter(({ value }) => value === 0).length,
    over: over.length,
  };
}

export interface ShownRecord {
  readonly name: string;
  /** Beside a session that holds it. */
  readonly mark: string;
  readonly figure: string;
  readonly unit: string;
  /** Before the date: the set it was. */
  readonly note: string;
  readonly held: HeldRecord;
}

/** The records that an exercise of this kind has, the most telling first. */
export function recordsOf({ records, unit }: Pick<ExerciseProgress, 'records' | 'unit'>): ShownRecord[] {
  const { one_rep_max, heaviest, volume, most_reps, amount, distance } = records;
  const symbol = weightSymbol();
  const setOf = ({ weight, reps }: HeldRecord) =>
    weight ? `${weightText(weight)} × ${repsWords(reps ?? 0, unit)}` : '';
  const shown = (
    held: HeldRecord | null,
    name: string,
    mark: string,
    figure: (value: number) => string,
    show: (held: HeldRecord) => { unit?: string; note?: string } = () => ({}),
  ): ShownRecord[] =>
    held ? [{ name, mark, held, figure: figure(held.value), unit: '', note: '', ...show(held) }] : [];
  const lifted = [
    ...shown(
      one_rep_max,
      'Estimated max',
      'Max',
      (kg) => formatShort(roughWeight(kg)),
      (held) => ({
        unit: symbol,
        note: setOf(held),
      }),
    ),
    ...shown(
      heaviest,
      'Heaviest set',
      'Weight',
      (kg) => formatNumber(weightFromKg(kg)),
      ({ reps }) => ({
        unit: `${symbol} × ${repsWords(reps ?? 0, unit)}`,
      }),
    ),
    ...shown(
      volume,
      'Most in a session',
      'Volume',
      (kg) => formatWhole(weightFromKg(kg)),
      () => ({
        unit: symbol,
      }),
    ),
  ];
  if (unit === 'reps')
    return [
      ...lifted,
      ...shown(most_reps, 'Most reps', 'Reps', formatNumber, ({ value, weight }) => ({
        unit: value === 1 ? 'rep' : 'reps',
        note: weight ? weightText(weight) : '',
      })),
      ...(volume ? [] : shown(amount, 'Most in a session', 'Total', formatNumber, () => ({ unit: 'reps' }))),
    ];
  const text = (value: number) => amountText(value, unit);
  const far = unit === 'metres';
  return [
    ...shown(most_reps, far ? 'Longest distance' : 'Longest set', far ? 'Distance' : 'Time', text),
    ...shown(amount, 'Most in a session', 'Total', text),
    ...lifted,
    ...(far ? [] : shown(distance, 'Longest distance', 'Distance', (meters) => amountText(meters, 'metres'))),
  ];
}
