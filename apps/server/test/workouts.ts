import type { PerformedSet, SetKind } from '@fitarc/domain/workout';
import { newExercise } from './exercises.ts';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

type Fields = Record<string, unknown>;
export type WorkoutBody = Fields & {
  readonly workout_id: number;
  readonly date: string;
  readonly total_calories_burned: number | null;
  readonly total_volume: number;
  readonly exercises: readonly Fields[];
  readonly new_records: readonly Fields[];
};

/** The calls about workouts as one member makes them. */
export function workoutsOf(t: TestApp, { token }: Pick<Person, 'token'>) {
  const base = '/api/workouts';
  const get = (path: string, headers: Record<string, string> = {}) =>
    t.request('GET', path, { token, headers });
  return {
    get,
    log: (body: object, key?: string) =>
      t.request('POST', base, { token, body, ...(key ? { headers: { 'idempotency-key': key } } : {}) }),
    list: (query: Record<string, string> = {}, headers?: Record<string, string>) =>
      get(`${base}/?${new URLSearchParams(query)}`, headers),
    read: (id: unknown) => get(`${base}/${id}`),
    correct: (id: unknown, body: object) => t.request('PUT', `${base}/${id}`, { token, body }),
    remove: (id: unknown) => t.request('DELETE', `${base}/${id}`, { token }),
    lastTimes: (query: Record<string, string>) => get(`${base}/last-times?${new URLSearchParams(query)}`),
    recent: () => get(`${base}/recent-exercises`),
    history: (exerciseId: unknown) => get(`${base}/exercises/${exerciseId}/history`),
    progress: (exerciseId: unknown, zone?: string) =>
      get(`${base}/exercises/${exerciseId}/progress`, zone ? { 'x-time-zone': zone } : {}),
    sessions: (exerciseId: unknown, query: Record<string, string> = {}) =>
      get(`${base}/exercises/${exerciseId}/sessions?${new URLSearchParams(query)}`),
    trend: (kind: string, days?: unknown, zone?: string) =>
      get(
        `/api/trends/${kind}${days === undefined ? '' : `?days=${days}`}`,
        zone ? { 'x-time-zone': zone } : {},
      ),
  };
}
export type Workouts = ReturnType<typeof workoutsOf>;

/** What the form sends, with what a test is about in place. */
export const workoutBody = (changes: Fields = {}): Fields => ({
  workout_type: 'Push',
  workout_name: 'Push',
  date: '2026-03-02',
  total_duration: 45,
  total_calories_burned: 300,
  notes: null,
  exercises: [{ exercise_id: 1, exercise_name: 'Bench', sets: 3, reps: 10, weight: 60, notes: null }],
  ...changes,
});

/** A workout of one exercise, set by set. */
export const setsBody = (date: string, exercise_id: number, ...sets: readonly PerformedSet[]): Fields =>
  workoutBody({ date, exercises: [{ exercise_id, set_details: sets }] });

export async function logged(workouts: Workouts, changes: Fields = {}): Promise<WorkoutBody> {
  const answer = await workouts.log(workoutBody(changes));
  if (answer.status !== 201) throw new Error(`logging answered ${answer.status}: ${answer.text}`);
  return answer.body as unknown as WorkoutBody;
}

type Done = (date: string, ...sets: PerformedSet[]) => Promise<WorkoutBody>;

/** Somebody without a past, and an exercise of their own. */
export async function newcomer(t: TestApp, changes: Fields = {}) {
  const workouts = workoutsOf(t, await t.cast.join());
  const { exercise_id } = await newExercise(t, changes);
  const done: Done = (date, ...sets) => logged(workouts, setsBody(date, exercise_id, ...sets));
  const history = async () => (await workouts.history(exercise_id)).body as Fields;
  return { workouts, exercise_id, done, history };
}

export const set = (weight: number | null, reps: number, kind: SetKind = 'normal') => ({
  weight,
  reps,
  kind,
});
