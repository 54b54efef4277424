/** Started by crowd.ts: one member who sends the largest workouts there may be, many at once, without a pause. */
import { setTimeout as sleep } from 'node:timers/promises';
import { LOG_BOUNDS } from '@fitarc/domain/workout';
import { post } from './questions.ts';

export interface HeavyAnswer {
  readonly ms: number;
  readonly status: number;
}

const work: { url: string; authorization: string; seconds: number; lanes: number } = JSON.parse(
  process.argv[2] ?? '{}',
);

const perExercise = LOG_BOUNDS.setsInAll / LOG_BOUNDS.exercises;
const largest = (turn: number) => ({
  workout_type: 'Push',
  date: new Date(Date.UTC(1990, 0, 1 + (turn % 9000))).toISOString().slice(0, 10),
  notes: 'n'.repeat(LOG_BOUNDS.notes),
  exercises: Array.from({ length: LOG_BOUNDS.exercises }, (_, place) => ({
    exercise_id: 1 + place,
    notes: 'n'.repeat(LOG_BOUNDS.notes),
    set_details: Array.from({ length: perExercise }, (_, set) => ({ weight: 60 + set, reps: 8 })),
  })),
});

let turn = 0;
async function send(): Promise<number> {
  const { headers, body = null, method, path } = post('/api/workouts', work.authorization, largest(turn++));
  const startedAt = performance.now();
  const answer = await fetch(work.url + path, {
    method,
    body,
    headers: { ...headers, 'x-forwarded-for': '10.0.1.1' },
  });
  await answer.arrayBuffer();
  const report: HeavyAnswer = { ms: performance.now() - startedAt, status: answer.status };
  process.send?.(report);
  return answer.status;
}

const until = performance.now() + work.seconds * 1000;
async function lane(): Promise<void> {
  while (performance.now() < until) if ((await send()) === 429) await sleep(100);
}
await Promise.all(Array.from({ length: work.lanes }, lane));
process.disconnect?.();
