import type { TestApp } from './test-app.ts';

let count = 0;

/** What the editor and the suggestion form take, under a name nobody else has. */
export const exerciseBody = (changes: Record<string, unknown> = {}) => ({
  name: `Test Exercise ${++count}`,
  description: 'Only here to be tested.',
  instructions: 'Stand up.\nSit down.',
  difficulty: 'Beginner',
  video_url: 'https://video.example.org/watch?v=1',
  equipment_options: ['Dumbbells'],
  muscle_groups: ['Arms'],
  muscles: ['Biceps'],
  ...changes,
});

/** An administrator's own exercise, as the editor stores it. */
export async function newExercise(t: TestApp, changes: Record<string, unknown> = {}) {
  const { token } = await t.cast.admin();
  const answer = await t.request('POST', '/api/admin/exercises', { token, body: exerciseBody(changes) });
  if (answer.status !== 201) throw new Error(`the editor answered ${answer.status}: ${answer.text}`);
  return answer.body as typeof answer.body & { exercise_id: number; name: string; version: number };
}

export const namesOf = (list: readonly Record<string, unknown>[]) => list.map(({ name }) => String(name));
