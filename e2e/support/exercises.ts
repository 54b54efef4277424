import { type APIRequestContext, expect } from '@playwright/test';
import type { Member } from './members.ts';

/** Calls of the API as a member whose day is that of the browser, also near midnight. */
export const as = ({ token }: Member) => ({
  authorization: `Bearer ${token}`,
  'x-time-zone': 'Europe/Berlin',
});

let count = 0;
/** Tests share one library: nobody else has this name. */
export const freshName = (what = 'Test Raise') => `${what} ${process.pid}-${Date.now()}-${++count}`;

/** A corner of the library that no other test counts. */
export const CORNER = { group: 'Core', muscle: 'Hip Flexors' };

export const content = (name: string) => ({
  name,
  description: 'Lift the knee.',
  instructions: 'Stand tall.\nLift one knee.',
  difficulty: 'Beginner',
  video_url: '',
  equipment_options: ['Bodyweight'],
  muscle_groups: [CORNER.group],
  muscles: [CORNER.muscle],
});

export interface Stored extends ReturnType<typeof content> {
  readonly exercise_id: number;
  readonly version: number;
}

export async function newExercise(
  request: APIRequestContext,
  boss: Member,
  changes: Partial<ReturnType<typeof content>> = {},
): Promise<Stored> {
  const data = { ...content(freshName()), ...changes };
  const answer = await request.post('/api/admin/exercises', { headers: as(boss), data });
  expect(answer.status()).toBe(201);
  return answer.json();
}

/** The names members see under a group and a muscle. */
export async function libraryNames(
  request: APIRequestContext,
  somebody: Member,
  place = CORNER,
): Promise<string[]> {
  const query = new URLSearchParams({ muscleGroup: place.group, muscle: place.muscle });
  const answer = await request.get(`/api/workouts/exercises?${query}`, { headers: as(somebody) });
  return ((await answer.json()) as { name: string }[]).map(({ name }) => name);
}

export async function suggest(
  request: APIRequestContext,
  somebody: Member,
  name = freshName('Suggested Raise'),
): Promise<{ id: number; name: string }> {
  const answer = await request.post('/api/workouts/submissions', {
    headers: as(somebody),
    data: content(name),
  });
  expect(answer.status()).toBe(201);
  return answer.json();
}
