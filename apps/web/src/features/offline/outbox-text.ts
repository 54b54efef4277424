import { MEASUREMENTS, type MeasurementKind } from '@fitarc/domain/measurement';
import { pluralize } from '@fitarc/domain/pluralize';
import type { WeightUnit } from '@fitarc/domain/units';
import type { Effect, Fields, WaitingKind } from '@fitarc/domain/waiting/waiting-write';
import { formatNumber, formatWeight } from '../../lib/format-number.ts';
import { longDay } from '../../ui/data/day-names.ts';

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
