import type { Find } from './find.ts';
import { addMeal, addMeals, copyMeals, logSavedMeal, updateMeal } from './meal-effects.ts';
import { createRecipe, updateRecipe } from './recipe-effects.ts';
import { type Effect, type Fields, type WaitingKind, type WaitingWrite, waitingId } from './waiting-write.ts';
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

const addFavorite: ToEffect = async ({ body }, find) => {
  const exercise = await find('exercise', body.exerciseId);
  if (!exercise) return undefined;
  const options = exercise.equipment_options;
  const favorite = { ...exercise, equipment: Array.isArray(options) ? options.join(', ') : '' };
  return { kind: 'favorite', before: [], after: [favorite], answer: { message: '' } };
};

const removeFavorite: ToEffect = ({ body }) => ({
  kind: 'favorite',
  before: [{ exercise_id: body.exerciseId }],
  after: [],
  answer: { message: '' },
});

const contributeFood: ToEffect = (write) => {
  const { body } = write;
  const isPublic = body.visibility === 'public';
  const food = {
    ...body,
    food_id: waitingId(write),
    approval_status: isPublic ? 'pending' : 'approved',
    source: 'own',
  };
  return { kind: 'food', before: [], after: [food], answer: food };
};

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
  'POST /weights': logsOfDay('weight', 'weight_id', ({ date }) => date),
  'PUT /weights/:id': replaces('weight'),
  'DELETE /weights/:id': deletes('weight'),
  'POST /measurements': logsOfDay('measurement', 'measurement_id', ({ date, kind }) => `${date} ${kind}`),
  'PUT /measurements/:id': replaces('measurement'),
  'DELETE /measurements/:id': deletes('measurement'),
  'POST /workouts': logWorkout,
  'PUT /workouts/:id': updateWorkout,
  'DELETE /workouts/:id': deletes('workout'),
  'POST /favorites/add': addFavorite,
  'DELETE /favorites/remove': removeFavorite,
  'POST /foods/contribute': contributeFood,
  'PUT /foods/:id': replaces('food'),
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
