import { MEASUREMENTS, type MeasurementKind } from '@fitarc/domain/measurement';
import { pluralize } from '@fitarc/domain/pluralize';
import type { WeightUnit } from '@fitarc/domain/units';
import {
  type Effect,
  type Fields,
  isWaitingId,
  type WaitingKind,
} from '@fitarc/domain/waiting/waiting-write';
import { formatNumber, formatWeight } from '../../lib/format-number.ts';
import type { Connection } from '../../lib/offline/connection.ts';
import type { OutboxRow } from '../../lib/offline/database.ts';
import { longDay, timeOfDay } from '../../ui/data/day-names.ts';

const NOUNS: Readonly<Record<WaitingKind, string>> = {
  meal: 'food',
  weight: 'weight',
  measurement: 'measurement',
  workout: 'workout',
  favorite: 'favorite',
  food: 'own food',
  recipe: 'recipe',
  savedMeal: 'saved meal',
  diaryDay: 'water and marks',
  exerciseSettings: 'exercise setting',
};

const nameOf = (kind: WaitingKind, record: Fields): string => {
  if (kind === 'weight') return formatWeight(Number(record.weight), record.unit as WeightUnit);
  if (kind === 'workout') return String(record.workout_name);
  if (kind === 'diaryDay') return `${formatNumber(Number(record.water))} ml of water`;
  if (kind === 'measurement') {
    const { label } = MEASUREMENTS[record.kind as MeasurementKind];
    return `${label}, ${formatNumber(Number(record.value))} ${record.unit}`;
  }
  return kind === 'exerciseSettings' ? 'Note or rest of an exercise' : String(record.name ?? '');
};

/** 'Rolled oats', '3 foods'. */
export function titleOf({ kind, before, after }: Effect): string {
  const records = after.length > 0 ? after : before;
  const [first] = records;
  if (!first) return NOUNS[kind];
  return records.length > 1 ? pluralize(records.length, NOUNS[kind]) : nameOf(kind, first);
}

/** 'New food', 'Deletes this workout'. */
export function actionOf({ kind, before, after }: Effect): string {
  const noun = NOUNS[kind];
  if (kind === 'diaryDay') return 'Water and marks of a day';
  if (after.length === 0) return `Deletes this ${noun}`;
  return before.length === 0 ? `New ${noun}` : `Changes this ${noun}`;
}

/** The day the entry is for. */
export const dayOf = ({ before, after }: Effect): string | undefined => {
  const date = (after[0] ?? before[0])?.date;
  return typeof date === 'string' ? date : undefined;
};

/** Where it can be seen and corrected. */
export function pathOf(effect: Effect): string {
  const { kind } = effect;
  if (kind === 'meal' || kind === 'diaryDay') return `/calorietracker?date=${dayOf(effect) ?? ''}`;
  if (kind === 'weight' || kind === 'measurement') return '/tracking';
  if (kind === 'recipe') return '/recipes';
  if (kind === 'workout') return `/workout-logging?workout=${effect.after[0]?.workout_id ?? ''}`;
  return kind === 'favorite' || kind === 'exerciseSettings' ? '/workouts' : '/calorietracker';
}

const kcal = (value: unknown) => `${formatNumber(Number(value))} kcal`;

/** What two versions of a record differ in: 'Rolled oats, 60g, 225 kcal'. */
export function summaryOf(kind: WaitingKind, record: Fields): string {
  const name = nameOf(kind, record);
  if (kind === 'meal') return [name, record.serving, kcal(record.calories)].filter(Boolean).join(', ');
  if (kind === 'food') return `${name}, ${kcal(record.calories)}`;
  if (kind === 'recipe') return `${name}, ${pluralize(Number(record.servings), 'serving')}`;
  if (kind === 'workout') {
    const exercises = record.exercises as readonly Fields[];
    const sets = exercises.reduce((sum, exercise) => sum + Number(exercise.sets), 0);
    const volume = `${formatNumber(Number(record.total_volume))} kg`;
    return [name, pluralize(exercises.length, 'exercise'), pluralize(sets, 'set'), volume].join(', ');
  }
  return [name, dayWords(record)].filter(Boolean).join(', ');
}

const dayWords = ({ date }: Fields) => (typeof date === 'string' ? longDay(date) : '');

/** Whether a queued deletion takes it back: both are sent, and nothing of it stays. */
const isTakenBack = ({ id }: OutboxRow, rows: readonly OutboxRow[]) =>
  rows.some(({ method, url }) => method === 'DELETE' && url.includes(id));
const takesBack = ({ method, params }: OutboxRow) => method === 'DELETE' && isWaitingId(params.id);

/** What there is to tell about the queue. */
export const shownEntries = (rows: readonly OutboxRow[]): OutboxRow[] =>
  rows.filter((row) => !takesBack(row) && !isTakenBack(row, rows));

const DAY_MS = 86_400_000;

/** Entries that could not be sent for more than a day. */
export const oldEntries = (rows: readonly OutboxRow[], now: number): OutboxRow[] =>
  shownEntries(rows).filter(({ tries, madeAt }) => tries >= 2 && now - madeAt > DAY_MS);

const isOpen = ({ state }: OutboxRow) => state === 'waiting';

/** 'No connection. 3 things wait.' Nothing where all is well. */
export function lineText({ lost, asOf }: Connection, queue: readonly OutboxRow[]): string {
  const rows = shownEntries(queue);
  const refused = rows.filter((row) => !isOpen(row)).length;
  const waiting = rows.length - refused;
  const parts = [
    lost && 'No connection.',
    waiting > 0 && `${pluralize(waiting, 'thing')} ${waiting === 1 ? 'waits' : 'wait'}.`,
    lost && waiting === 0 && asOf && `As of ${timeOfDay(new Date(asOf).toISOString())}.`,
    refused > 0 && `${pluralize(refused, 'thing')} ${refused === 1 ? 'needs' : 'need'} your attention.`,
  ];
  return parts.filter(Boolean).join(' ');
}
