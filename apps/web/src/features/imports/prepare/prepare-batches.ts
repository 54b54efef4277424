import type { ImportBatchDraft } from '@fitarc/contract/imports';
import { BATCH_BOUNDS } from '@fitarc/domain/import-source';
import type { RepUnit } from '@fitarc/domain/plan';
import { WEIGHT_BOUNDS } from '@fitarc/domain/profile';
import { roundTo, toKg, type WeightUnit } from '@fitarc/domain/units';
import { weekOf } from '@fitarc/domain/weekday';
import { LOG_BOUNDS, WORKOUT_TYPES } from '@fitarc/domain/workout';
import { toInstant } from '../read/dates.ts';
import type { LeftOutList } from '../read/left-out.ts';
import type {
  ParsedExercise,
  ParsedFile,
  ParsedMeal,
  ParsedPlan,
  ParsedWorkout,
} from '../read/parsed-file.ts';
import { boundedKey } from './bounded-key.ts';
import { keepValid } from './keep-valid.ts';
import { ODD_WEIGHT } from './leave-out.ts';
import { prepareSet } from './prepare-set.ts';
import type { PreparedBatch, PreparedEntry, PreparedPlan } from './prepared-batch.ts';

/** What becomes of a name in the file. */
export type NameChoice =
  | { readonly kind: 'exercise'; readonly exerciseId: number; readonly unit: RepUnit }
  /** A new one of the member's own, known by this key until it is stored. */
  | { readonly kind: 'own'; readonly key: string; readonly unit: RepUnit }
  | { readonly kind: 'skip' };

interface Options {
  /** Where the file does not say. */
  readonly unit: WeightUnit;
  readonly choices: ReadonlyMap<string, NameChoice>;
  /** Gets what the server would refuse. */
  readonly leftOut: LeftOutList;
}

/** The exercise a name stands for; undefined where it is left out. */
function exerciseOf(name: string, { choices }: Options) {
  const choice = choices.get(name);
  if (!choice || choice.kind === 'skip') return undefined;
  return choice.kind === 'own' ? { own_key: choice.key } : { exercise_id: choice.exerciseId };
}

function planOf(plan: ParsedPlan, options: Options): PreparedPlan {
  const [workouts = weekOf(() => []), ...more_weeks] = plan.weeks.map((week) =>
    weekOf((day) =>
      week[day].flatMap(({ exercise, sets, reps, targets }) => {
        const found = exerciseOf(exercise, options);
        return found ? [{ ...found, sets, reps, ...targets }] : [];
      }),
    ),
  );
  return {
    key: plan.key,
    plan_name: plan.name,
    fitness_goal: plan.fitnessGoal,
    activity_level: plan.activityLevel,
    workouts,
    ...(more_weeks.length > 0 ? { more_weeks } : {}),
    ...(plan.options ? { options: plan.options } : {}),
    ...(plan.startedOn ? { active: true, started_on: plan.startedOn } : {}),
  };
}

function entryOf(exercise: ParsedExercise, options: Options): PreparedEntry | undefined {
  const choice = options.choices.get(exercise.name);
  const found = exerciseOf(exercise.name, options);
  if (!found || !choice || choice.kind === 'skip') return undefined;
  return {
    ...found,
    ...(exercise.notes ? { notes: exercise.notes.slice(0, LOG_BOUNDS.notes) } : {}),
    ...(exercise.superset ? { superset: exercise.superset } : {}),
    set_details: exercise.sets.map((set) => prepareSet(exercise.name, set, choice.unit, options.unit)),
  };
}

function workoutOf(workout: ParsedWorkout, options: Options) {
  const exercises = workout.exercises.flatMap((exercise) => entryOf(exercise, options) ?? []);
  if (exercises.length === 0) return undefined;
  const [startedAt, endedAt] = [workout.startedAt, workout.endedAt].map((time) => time && toInstant(time));
  const isForward = !startedAt || !endedAt || startedAt <= endedAt;
  return {
    key: workout.key,
    workout_type: WORKOUT_TYPES.find((type) => type === workout.type) ?? ('Custom' as const),
    workout_name: workout.name || 'Workout',
    date: workout.date,
    ...(workout.minutes ? { total_duration: Math.min(workout.minutes, LOG_BOUNDS.duration.max) } : {}),
    ...(workout.calories ? { total_calories_burned: workout.calories } : {}),
    ...(workout.notes ? { notes: workout.notes } : {}),
    ...(startedAt ? { started_at: startedAt } : {}),
    ...(endedAt && isForward ? { ended_at: endedAt } : {}),
    exercises,
  };
}

const mealOf = (meal: ParsedMeal) => ({
  key: meal.key,
  date: meal.date,
  name: meal.name.slice(0, 200),
  calories: roundTo(meal.calories, 3),
  protein: meal.protein,
  carbs: meal.carbs,
  fats: meal.fats,
  fiber: meal.fiber,
  sugar: meal.sugar,
  saturated_fat: meal.saturatedFat,
  sodium: meal.sodium,
  nutrients: meal.nutrients && { ...meal.nutrients },
  slot: meal.slot,
  eaten_at: meal.eatenAt && toInstant(meal.eatenAt),
  serving: meal.serving,
  portion: meal.grams && meal.grams <= 100_000 ? meal.grams : undefined,
});

const isWithinBounds = (weight: number) => weight >= WEIGHT_BOUNDS.min && weight <= WEIGHT_BOUNDS.max;

/** More pounds than can be logged are logged in kilograms. */
function bodyWeight(weight: number, unit: WeightUnit): { weight: number; unit: WeightUnit } | undefined {
  const kg = roundTo(toKg(weight, unit), 2);
  if (!isWithinBounds(kg)) return undefined;
  return isWithinBounds(weight) ? { weight: roundTo(weight, 2), unit } : { weight: kg, unit: 'kg' };
}

/** Far below the megabyte a request may have: while the server checks a batch, others wait. */
const MOST_CHARACTERS = 150_000;

/** Lists of so many, and of so many characters, at most. */
function* slices<T>(list: Iterable<T>, most: number): Generator<T[]> {
  let part: T[] = [];
  let size = 0;
  for (const one of list) {
    const weight = JSON.stringify(one).length;
    if (part.length > 0 && (part.length >= most || size + weight > MOST_CHARACTERS)) {
      yield part;
      [part, size] = [[], 0];
    }
    part.push(one);
    size += weight;
  }
  if (part.length > 0) yield part;
}

interface Timed {
  readonly date: string;
  readonly startedAt?: string | undefined;
  readonly eatenAt?: string | undefined;
}
const timeOf = ({ date, startedAt, eatenAt }: Timed) => `${date} ${startedAt ?? eatenAt ?? ''}`;
/** Oldest first, as they would have been logged; those without a time in the order of the file. */
const byTime = (a: Timed, b: Timed) => (timeOf(a) < timeOf(b) ? -1 : timeOf(a) > timeOf(b) ? 1 : 0);

/** One after the other as they are taken: a large file is never there twice. */
function* lazily<T, R>(list: Iterable<T>, of: (one: T) => readonly R[]): Generator<R> {
  for (const one of list) yield* of(one);
}

/** The whole file as what is sent, exercises first. Made one after the other: a large file is never there twice. */
export function* prepareBatches(
  file: ParsedFile,
  own: NonNullable<ImportBatchDraft['exercises']>,
  options: Options,
): Generator<PreparedBatch> {
  const isImperial = options.unit === 'lbs';
  for (const exercises of slices(own, BATCH_BOUNDS.exercises)) yield { exercises };
  const { leftOut } = options;
  const workouts = lazily([...file.workouts].sort(byTime), (workout) => {
    const draft = workoutOf(workout, options);
    return draft ? keepValid.workouts([draft], leftOut) : [];
  });
  for (const part of slices(workouts, BATCH_BOUNDS.workouts)) yield { workouts: part };
  for (const foods of slices(keepValid.foods(file.foods ?? [], leftOut), BATCH_BOUNDS.foods)) yield { foods };
  const plans = keepValid.plans(
    (file.plans ?? []).map((plan) => planOf(plan, options)),
    leftOut,
  );
  for (const part of slices(plans, BATCH_BOUNDS.plans)) yield { plans: part };
  const favorites = (file.favorites ?? []).flatMap((name) => {
    const found = exerciseOf(name, options);
    return found ? [{ key: boundedKey(name), ...found }] : [];
  });
  for (const part of slices(favorites, BATCH_BOUNDS.favorites)) yield { favorites: part };
  const meals = lazily([...file.meals].sort(byTime), (meal) => keepValid.meals([mealOf(meal)], leftOut));
  for (const part of slices(meals, BATCH_BOUNDS.meals)) yield { meals: part };
  const weights = file.weights.flatMap(({ key, date, ...given }) => {
    const weight = bodyWeight(given.weight, given.unit ?? options.unit);
    if (weight) return [{ key, date, ...weight }];
    leftOut.add(ODD_WEIGHT);
    return [];
  });
  for (const part of slices(keepValid.weights(weights, leftOut), BATCH_BOUNDS.weights))
    yield { weights: part };
  const measurements = file.measurements.map(({ key, unit, ...entry }) => ({
    key,
    entry: {
      ...entry,
      value: roundTo(entry.value, 2),
      unit: unit ?? (isImperial ? ('in' as const) : ('cm' as const)),
    },
  }));
  for (const part of slices(keepValid.measurements(measurements, leftOut), BATCH_BOUNDS.measurements))
    yield { measurements: part };
  const rows = lazily(file.rows, (row) => [row.slice(0, BATCH_BOUNDS.row)]);
  for (const part of slices(rows, BATCH_BOUNDS.rows)) yield { rows: part };
}
