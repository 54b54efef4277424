/** What members do most, as the requests their screens send. */
import { randomUUID } from 'node:crypto';
import { addDays, type LocalDate, localDate } from '@fitarc/domain/local-date';
import { EVERYDAY } from '../../apps/server/test/everyday-foods.ts';
import { type Caller, PASSWORD } from './fill.ts';

export interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}
export interface Question {
  readonly name: string;
  /** The requests to send in turn, each with another caller; made anew for each, where a key must not come twice. */
  readonly requests: readonly ((caller: Caller) => Request)[];
  /** Checking a password is made to be slow, whatever the database holds. */
  readonly isSlowOnPurpose?: true;
}

const today = new Date().toISOString().slice(0, 10) as LocalDate;
const back = (days: number) => addDays(today, -days);
const read =
  (path: string) =>
  ({ authorization }: Caller): Request => ({ method: 'GET', path, headers: { authorization } });
const list = (days: number) => read(`/api/workouts/?startDate=${back(days)}&endDate=${today}`);

const json = { 'content-type': 'application/json' };
export const post = (path: string, authorization: string, body: object): Request => ({
  method: 'POST',
  path,
  headers: { ...json, authorization, 'idempotency-key': randomUUID() },
  body: JSON.stringify(body),
});

const FIRST_DAY = localDate('1990-01-01');
let made = 0;
/** Another day each time: a day holds so many meals at most, and years ago nobody reads them. */
const anotherDay = () => addDays(FIRST_DAY, made++ % 9000);
const meal = (date: LocalDate) => ({
  name: 'Oats with milk',
  date,
  serving: '100g',
  calories: 389,
  protein: 16.9,
  carbs: 66.3,
  fats: 6.9,
});
const workout = (date: LocalDate) => ({
  workout_type: 'Push',
  date,
  // Twenty sets.
  exercises: [1, 2, 3, 4, 5].map((exercise_id) => ({ exercise_id, sets: 4, reps: 8, weight: 20 })),
});

/** A meal or a workout in turn. */
export function smallWrite(): { path: string; body: object } {
  const date = anotherDay();
  return made % 2 === 0
    ? { path: '/api/meals', body: meal(date) }
    : { path: '/api/workouts', body: workout(date) };
}

const diary = read(`/api/meals/date/${back(1)}`);
export const DIARY: Question = { name: 'diary of a day', requests: [diary] };

const signIn = ({ email }: Caller): Request => ({
  method: 'POST',
  path: '/api/auth/login',
  // A copy: the load writes the length of the body into it.
  headers: { ...json },
  body: JSON.stringify({ email, password: PASSWORD }),
});
export const SIGN_IN: Question = { name: 'sign-in', isSlowOnPurpose: true, requests: [signIn] };

/** What a device sends that was without a connection, one after the other: a meal, a weight or a workout in turn. */
export function queuedWrite({ authorization }: Caller, place: number): Request {
  const date = anotherDay();
  if (place % 3 === 0) return post('/api/meals', authorization, meal(date));
  if (place % 3 === 1) return post('/api/weights', authorization, { date, weight: 65 });
  return post('/api/workouts', authorization, workout(date));
}

export const QUESTIONS: readonly Question[] = [
  DIARY,
  {
    name: 'food search',
    requests: EVERYDAY.map(([text]) => read(`/api/foods/search?${new URLSearchParams({ query: text })}`)),
  },
  { name: 'exercise list', requests: [read('/api/workouts/exercises?muscleGroup=Chest')] },
  {
    name: 'trends of 90 days',
    requests: [
      read('/api/trends/nutrition?days=90'),
      read('/api/trends/workouts?days=90'),
      list(90),
      read('/api/trends/exercises?days=90'),
    ],
  },
  {
    name: 'dashboard',
    requests: [
      read('/api/users/profile'),
      list(7),
      read('/api/trends/nutrition?days=7'),
      read('/api/trends/workouts?days=30'),
      read('/api/nutrition/goals'),
      read('/api/workouts/plans/'),
    ],
  },
  SIGN_IN,
  {
    name: 'adding a meal',
    requests: [({ authorization }) => post('/api/meals', authorization, meal(anotherDay()))],
  },
  {
    name: 'logging a workout',
    requests: [({ authorization }) => post('/api/workouts', authorization, workout(anotherDay()))],
  },
];
