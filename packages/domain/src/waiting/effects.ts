import type { Find } from './find.ts';
import { contributeFood, updateFood } from './food-effects.ts';
import { addMeal, addMeals, copyMeals, logSavedMeal, updateMeal } from './meal-effects.ts';
import { createRecipe, updateRecipe } from './recipe-effects.ts';
import {
  type Effect,
  type Fields,
  idOf,
  type WaitingKind,
  type WaitingWrite,
  waitingId,
} from './waiting-write.ts';
import { logWorkout, updateWorkout } from './workout-effects.ts';

type ToEffect = (write: WaitingWrite, find: Find) => Effect | undefined | Promise<Effect | undefined>;

const DELETED = { message: 'Deleted' };

const deletes =
  (kind: WaitingKind): ToEffect =>
  async ({ params }, find) => {
    const record = await find(kind, params.id);
    return record && { kind, before: [record], after: [], answer: DELETED };
  };

/** The fields of the body replace those of the record. */
const replaces =
  (kind: WaitingKind): ToEffect =>
  async ({ params, body }, find) => {
    const record = await find(kind, params.id);
    const after = record && { ...record, ...body };
    return record && after && { kind, before: [record], after: [after], answer: after };
  };

/** Each day has one: a second one replaces it and keeps its id. */
const logsOfDay =
  (kind: 'weight' | 'measurement', idField: string, dayOf: (body: Fields) => unknown): ToEffect =>
  async (write, find) => {
    const present = await find(`${kind}OfDay`, dayOf(write.body));
    const after = { ...present, ...write.body, [idField]: present?.[idField] ?? waitingId(write) };
    return { kind, before: present ? [present] : [], after: [after], answer: after };
  };

const changesWeight =
  (toEffect: ToEffect): ToEffect =>
  async (write, find) => {
    const effect = await toEffect(write, find);
    if (!effect) return undefined;
    const [own] = effect.after;
    const changed = own ?? effect.before[0];
    const other = await find('newestWeightBesides', changed && idOf('weight', changed));
    const newestWeight = own && !(other && String(other.date) > String(own.date)) ? own : other;
    return newestWeight ? { ...effect, newestWeight } : effect;
  };

const addFavorite: ToEffect = async ({ body }, find) => {
  const exercise = await find('exercise', body.exerciseId);
  if (!exercise) return undefined;
  const options = exercise.equipment_options;
  const favorite = { ...exercise, equipment: Array.isArray(options) ? options.join(', ') : '' };
  const answer = { message: 'Added to favorites', exercise_id: body.exerciseId };
  return { kind: 'favorite', before: [], after: [favorite], answer };
};

const removeFavorite: ToEffect = ({ body }) => ({
  kind: 'favorite',
  before: [{ exercise_id: body.exerciseId }],
  after: [],
  answer: { message: '' },
});

const changesDay =
  (change: (day: Fields, body: Fields) => Fields): ToEffect =>
  async ({ params, body }, find) => {
    const stored = await find('diaryDay', params.date);
    const day = stored ?? { date: params.date, mark: null, water: 0 };
    const after = change(day, body);
    return { kind: 'diaryDay', before: [day], after: [after], answer: after };
  };

const addWater = changesDay((day, { ml }) => ({
  ...day,
  water: Math.max(0, Number(day.water) + Number(ml)),
}));
const markDay = changesDay((day, { mark }) => ({ ...day, mark }));

const changeExerciseSettings: ToEffect = async ({ params, body }, find) => {
  const id = Number(params.id);
  const stored = await find('exerciseSettings', id);
  const before = stored ?? { exercise_id: id, note: null, rest_seconds: null, step: null };
  const after = { ...before, ...body };
  return { kind: 'exerciseSettings', before: [before], after: [after], answer: after };
};

/** By method and path. A write that is not here cannot be shown before it is stored, so it is not queued. */
export const EFFECTS: Readonly<Record<string, ToEffect>> = {
  'POST /meals': addMeal,
  'POST /meals/batch': addMeals,
  'POST /meals/copy': copyMeals,
  'PUT /meals/:id': updateMeal,
  'DELETE /meals/:id': deletes('meal'),
  'POST /saved-meals/:id/log': logSavedMeal,
  'POST /weights': changesWeight(logsOfDay('weight', 'weight_id', ({ date }) => date)),
  'PUT /weights/:id': changesWeight(replaces('weight')),
  'DELETE /weights/:id': changesWeight(deletes('weight')),
  'POST /measurements': logsOfDay('measurement', 'measurement_id', ({ date, kind }) => `${date} ${kind}`),
  'PUT /measurements/:id': replaces('measurement'),
  'DELETE /measurements/:id': deletes('measurement'),
  'POST /workouts': logWorkout,
  'PUT /workouts/:id': updateWorkout,
  'DELETE /workouts/:id': deletes('workout'),
  'POST /favorites/add': addFavorite,
  'DELETE /favorites/remove': removeFavorite,
  'POST /foods/contribute': contributeFood,
  'PUT /foods/:id': updateFood,
  'DELETE /foods/:id': deletes('food'),
  'POST /recipes': createRecipe,
  'PUT /recipes/:id': updateRecipe,
  'DELETE /recipes/:id': deletes('recipe'),
  'PUT /workouts/exercise-settings/:id': changeExerciseSettings,
  'POST /diary-days/:date/water': addWater,
  'PUT /diary-days/:date': markDay,
};

/** Undefined where too little is known to show what the write will do. */
export async function effectOf(write: WaitingWrite, find: Find): Promise<Effect | undefined> {
  return EFFECTS[`${write.method} ${write.path}`]?.(write, find);
}
