import { OWN_EXERCISE_BOUNDS, type OwnExerciseDraft } from '@fitarc/contract/own-exercises';
import { EQUIPMENT, MEASURES, MUSCLES } from '@fitarc/domain/exercise';
import { isLocalDate } from '@fitarc/domain/local-date';
import { MEAL_SLOTS, type NutrientMap } from '@fitarc/domain/meal';
import { MEASUREMENT_KINDS, MEASUREMENT_UNITS } from '@fitarc/domain/measurement';
import { REP_UNITS } from '@fitarc/domain/plan';
import { WEIGHT_UNITS } from '@fitarc/domain/units';
import { SET_KINDS } from '@fitarc/domain/workout';
import { nameWithin } from '../prepare/own-key.ts';
import { emptyFile } from './empty-file.ts';
import { favoritesIn, foodsIn, goalsIn, plansIn } from './fitarc-plans.ts';
import { type Fields, isFields, listIn, numberOf, oneOf, plainOf, textOf } from './json-fields.ts';
import { LeftOutList } from './left-out.ts';
import {
  type ParsedExercise,
  type ParsedFile,
  type ParsedMeal,
  type ParsedMeasurement,
  type ParsedSet,
  type ParsedWeight,
  type ParsedWorkout,
  UnreadableFile,
} from './parsed-file.ts';

/** The list of all that was downloaded begins with when that was. */
export const isFitArcJson = (text: string): boolean =>
  /^\s*\{\s*"(format|exported_at)"\s*:/.test(text.slice(0, 200));

const setOf = (row: Fields): ParsedSet => ({
  kind: oneOf(SET_KINDS, row.kind) ?? 'normal',
  weight: numberOf(row.weight) ?? null,
  unit: 'kg',
  reps: numberOf(row.reps) ?? 0,
  countedIn: oneOf(REP_UNITS, row.unit),
  rpe: numberOf(row.rpe),
  seconds: numberOf(row.seconds),
  metres: numberOf(row.metres),
  note: textOf(row.note),
});

/** The exercises of each workout, by its id. */
function exercisesByWorkout(data: Fields): Map<string, ParsedExercise[]> {
  const places = new Map<string, Map<string, { head: Fields; sets: ParsedSet[] }>>();
  for (const row of listIn(data, 'workout_sets')) {
    const id = plainOf(row.workoutId);
    const of = places.get(id) ?? new Map<string, { head: Fields; sets: ParsedSet[] }>();
    const place = plainOf(row.position ?? row.name);
    const there = of.get(place) ?? { head: row, sets: [] };
    there.sets.push(setOf(row));
    of.set(place, there);
    places.set(id, of);
  }
  return new Map(
    [...places].map(([id, of]) => [
      id,
      [...of.values()].map(({ head, sets }) => ({
        name: textOf(head.name) ?? 'Exercise',
        notes: textOf(head.notes),
        superset: numberOf(head.superset),
        sets,
      })),
    ]),
  );
}

/** The download has the newest first. */
const oldestFirst = (data: Fields, name: string) => listIn(data, name).reverse();

/** Unique across accounts: ids start at one in each. */
const keyOf = (row: Fields) => `${plainOf(row.createdAt ?? row.date)} #${plainOf(row.id)}`;

function workoutsIn(data: Fields, leftOut: LeftOutList): ParsedWorkout[] {
  const exercises = exercisesByWorkout(data);
  return oldestFirst(data, 'workouts').flatMap((row): ParsedWorkout[] => {
    const date = plainOf(row.date);
    const own = exercises.get(plainOf(row.id)) ?? [];
    if (!isLocalDate(date) || own.length === 0) {
      leftOut.add('Workouts without a date or without sets');
      return [];
    }
    return [
      {
        key: keyOf(row),
        name: textOf(row.name) ?? 'Workout',
        type: textOf(row.type),
        date,
        startedAt: textOf(row.startedAt),
        endedAt: textOf(row.endedAt),
        minutes: numberOf(row.duration),
        calories: numberOf(row.calories),
        notes: textOf(row.notes),
        exercises: own,
      },
    ];
  });
}

const mealsIn = (data: Fields, leftOut: LeftOutList): ParsedMeal[] =>
  oldestFirst(data, 'meals').flatMap((row): ParsedMeal[] => {
    const date = plainOf(row.date);
    const calories = numberOf(row.calories);
    if (!isLocalDate(date) || calories === undefined) {
      leftOut.add('Meals without a date or without calories');
      return [];
    }
    return [
      {
        key: keyOf(row),
        date,
        name: textOf(row.name) ?? 'Meal',
        slot: oneOf(MEAL_SLOTS, row.slot),
        eatenAt: textOf(row.eatenAt),
        serving: textOf(row.serving),
        grams: numberOf(row.portion),
        calories,
        protein: numberOf(row.protein),
        carbs: numberOf(row.carbs),
        fats: numberOf(row.fats),
        fiber: numberOf(row.fiber),
        sugar: numberOf(row.sugar),
        saturatedFat: numberOf(row.saturatedFat),
        sodium: numberOf(row.sodium),
        nutrients: isFields(row.nutrients) ? (row.nutrients as NutrientMap) : undefined,
      },
    ];
  });

const weightsIn = (data: Fields): ParsedWeight[] =>
  listIn(data, 'weights').flatMap((row) => {
    const [date, weight] = [plainOf(row.date), numberOf(row.weight)];
    return isLocalDate(date) && weight
      ? [{ key: keyOf(row), date, weight, unit: oneOf(WEIGHT_UNITS, row.unit) ?? 'kg' }]
      : [];
  });

const measurementsIn = (data: Fields): ParsedMeasurement[] =>
  listIn(data, 'measurements').flatMap((row) => {
    const [date, value] = [plainOf(row.date), numberOf(row.value)];
    const [kind, unit] = [oneOf(MEASUREMENT_KINDS, row.kind), oneOf(MEASUREMENT_UNITS, row.unit)];
    return isLocalDate(date) && value && kind && unit ? [{ key: keyOf(row), date, value, kind, unit }] : [];
  });

const ownExercisesIn = (data: Fields): OwnExerciseDraft[] =>
  listIn(data, 'own_exercises').flatMap((row) => {
    const name = textOf(row.name);
    const known = <T extends string>(values: readonly T[], given: unknown) =>
      (Array.isArray(given) ? given : []).flatMap((one) => oneOf(values, one) ?? []);
    return name
      ? [
          {
            name: nameWithin(name, OWN_EXERCISE_BOUNDS.name),
            description: textOf(row.description)?.slice(0, OWN_EXERCISE_BOUNDS.description),
            muscles: known(MUSCLES, row.muscles),
            equipment: known(EQUIPMENT, row.equipment),
            measure: oneOf(MEASURES, row.measure) ?? 'weight_reps',
            cardio: row.movementPattern === 'cardio',
            movement: textOf(row.movement)?.slice(0, 120) ?? null,
          },
        ]
      : [];
  });

const DAMAGED = 'This FitArc export is damaged or cut off. Please download it again.';

/** FitArc's own download, of this version or an earlier one. */
export function readFitArc(text: string): ParsedFile {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new UnreadableFile(DAMAGED);
  }
  if (!isFields(data)) throw new UnreadableFile(DAMAGED);
  const leftOut = new LeftOutList();
  return {
    ...emptyFile('fitarc'),
    workouts: workoutsIn(data, leftOut),
    meals: mealsIn(data, leftOut),
    weights: weightsIn(data),
    measurements: measurementsIn(data),
    ownExercises: ownExercisesIn(data),
    plans: plansIn(data),
    favorites: favoritesIn(data),
    foods: foodsIn(data),
    goals: goalsIn(data),
    accountEmail: textOf(listIn(data, 'account')[0]?.email),
    leftOut: leftOut.list(),
  };
}
