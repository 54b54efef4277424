import { mealBody } from './meals.ts';
import type { Person } from './people.ts';
import { recipeBody } from './recipes.ts';
import type { Method } from './request.ts';
import type { TestApp } from './test-app.ts';
import { workoutBody } from './workouts.ts';

type Fields = Record<string, unknown>;

/** A kind of record that a member adds, changes and deletes. */
export interface EditableRecord {
  /** Where it is added. */
  readonly add: string;
  readonly list: string;
  readonly path: string;
  readonly id: string;
  /** Another one for each number. */
  body(n: number): Fields;
  /** The same record with other content. */
  changed(n: number): Fields;
}

const day = (n: number) => new Date(Date.UTC(2020, 0, n)).toISOString().slice(0, 10);
const item = (n: number) => ({ name: `Food ${n}`, calories: n });

export const EDITABLE: Record<string, EditableRecord> = {
  meals: {
    ...{ add: '/meals', list: '/meals/date/2026-03-02', path: '/meals', id: 'meal_id' },
    body: (n) => mealBody({ name: `Meal ${n}` }),
    changed: (n) => ({ name: `Changed ${n}` }),
  },
  weights: {
    ...{ add: '/weights', list: '/weights', path: '/weights', id: 'weight_id' },
    body: (n) => ({ date: day(n), weight: 70, unit: 'kg' }),
    changed: (n) => ({ date: day(n), weight: 71.5, unit: 'kg' }),
  },
  measurements: {
    ...{ add: '/measurements', list: '/measurements', path: '/measurements', id: 'measurement_id' },
    body: (n) => ({ date: day(n), kind: 'waist', value: 80, unit: 'cm' }),
    changed: (n) => ({ date: day(n), kind: 'waist', value: 81.5, unit: 'cm' }),
  },
  workouts: {
    ...{ add: '/workouts', list: '/workouts/', path: '/workouts', id: 'workout_id' },
    body: (n) => workoutBody({ date: day(n), notes: `Workout ${n}` }),
    changed: (n) => workoutBody({ date: day(n), notes: `Changed ${n}` }),
  },
  foods: {
    ...{ add: '/foods/contribute', list: '/foods/my-contributions', path: '/foods', id: 'food_id' },
    body: (n) => ({ name: `Bread ${n}`, calories: 250 }),
    changed: (n) => ({ name: `Bread ${n}`, calories: 260 }),
  },
  recipes: {
    ...{ add: '/recipes', list: '/recipes', path: '/recipes', id: 'recipe_id' },
    body: (n) => recipeBody({ name: `Soup ${n}` }),
    changed: (n) => recipeBody({ name: `Stew ${n}` }),
  },
  'saved meals': {
    ...{ add: '/saved-meals', list: '/saved-meals', path: '/saved-meals', id: 'saved_meal_id' },
    body: (n) => ({ name: `Breakfast ${n}`, items: [item(n)] }),
    changed: (n) => ({ name: `Brunch ${n}`, items: [item(n + 1)] }),
  },
  'own exercises': {
    ...{ add: '/own-exercises', list: '/own-exercises', path: '/own-exercises', id: 'exercise_id' },
    body: (n) => ({ name: `Press ${n}` }),
    changed: (n) => ({ name: `Push ${n}` }),
  },
};

let count = 0;
export const nextNumber = () => ++count;

/** The calls about such records as one member makes them. */
export function editableRecordsOf(t: TestApp, { token }: Pick<Person, 'token'>) {
  const send = (method: Method, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    t.request(method, `/api${path}`, { token, headers, ...(body === undefined ? {} : { body }) });
  /** The path of a new one, its number and its version. */
  async function add({ add: path, path: base, id, body }: EditableRecord, n = nextNumber()) {
    const answer = await send('POST', path, body(n));
    if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    return { n, path: `${base}/${answer.body[id]}`, version: String(answer.body.updated_at), answer };
  }
  return { send, add };
}
