import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const BOUNDS = { atOnce: 1, waitingPerKey: 50, waitingInAll: 500 };

function stage(queue: FairQueue) {
  const done: string[] = [];
  const job = (key: string, name: string) => queue.run(key, async () => void done.push(name));
  return { done, job };
}

it('a rush from one address waits for itself: whoever else comes is next', async () => {
  const { done, job } = stage(new FairQueue(BOUNDS));
  const rush = Array.from({ length: 40 }, (_, i) => job('rush', `rush ${i}`));
  await Promise.all([job('owner', 'owner'), ...rush]);
  expect(done.indexOf('owner')).toBeLessThanOrEqual(2);
  expect(done).toHaveLength(41);
});

it('serves several in turn, each in the order it came', async () => {
  const { done, job } = stage(new FairQueue(BOUNDS));
  await Promise.all([
    job('x', 'x'),
    job('a', 'a1'),
    job('a', 'a2'),
    job('b', 'b1'),
    job('a', 'a3'),
    job('b', 'b2'),
  ]);
  expect(done).toEqual(['x', 'a1', 'b1', 'a2', 'b2', 'a3']);
});

it('refuses what is beyond 50 of one address, and nobody else', async () => {
  const { done, job } = stage(new FairQueue(BOUNDS));
  const rush = Array.from({ length: 60 }, (_, i) => job('rush', `rush ${i}`));
  const owner = job('owner', 'owner');
  const results = await Promise.allSettled(rush);
  await owner;
  const refused = results.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(refused).toHaveLength(9);
  expect(refused[0]?.reason).toMatchObject({ code: 'TOO_MANY', retryAfter: 2 });
  expect(done).toHaveLength(52);
});

it('refuses when too many wait in all, and goes on afterwards', async () => {
  const { done, job } = stage(new FairQueue({ ...BOUNDS, waitingInAll: 3 }));
  const results = await Promise.allSettled(['a', 'b', 'c', 'd', 'e', 'f'].map((key) => job(key, key)));
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(2);
  await job('late', 'late');
  expect(done).toEqual(['a', 'b', 'c', 'd', 'late']);
});

it('a failure frees its place', async () => {
  const queue = new FairQueue(BOUNDS);
  await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(queue.run('a', async () => 'fine')).resolves.toBe('fine');
});
