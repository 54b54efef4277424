import { describe, expect, it } from 'vitest';
import { type BanRun, runBans } from './ban-run.ts';

const people = Array.from({ length: 10 }, (_, index) => ({
  id: index + 1,
  email: `${index + 1}@example.org`,
}));
const soon = () => new Promise((resolve) => setTimeout(resolve));
const steps = () => {
  const seen: BanRun[] = [];
  return { seen, onStep: (run: BanRun) => void seen.push(run) };
};

describe('A-150 banning many', () => {
  it('calls once for each, never more than four at a time, and tells every step', async () => {
    const called: number[] = [];
    let now = 0;
    let most = 0;
    const { seen, onStep } = steps();
    const run = await runBans(people, {
      ban: async ({ id }) => {
        called.push(id);
        most = Math.max(most, ++now);
        await soon();
        now--;
        return undefined;
      },
      isStopped: () => false,
      onStep,
    });
    expect(called).toEqual(people.map(({ id }) => id));
    expect(most).toBe(4);
    expect(run).toEqual({ accounts: people, banned: 10, failed: [] });
    expect(seen.map(({ banned }) => banned)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('goes on after a failure and keeps who and why', async () => {
    const run = await runBans(people, {
      ban: async ({ id }) => (id % 5 === 0 ? `No ${id}` : undefined),
      isStopped: () => false,
      onStep: () => undefined,
    });
    expect(run.banned).toBe(8);
    expect(run.failed).toEqual([
      { account: people[4], reason: 'No 5' },
      { account: people[9], reason: 'No 10' },
    ]);
  });

  it('stopped, it ends what it has begun and leaves the rest', async () => {
    let stopped = false;
    const called: number[] = [];
    const run = await runBans(people, {
      ban: async ({ id }) => {
        called.push(id);
        await soon();
        stopped = true;
        return undefined;
      },
      isStopped: () => stopped,
      onStep: () => undefined,
    });
    expect(called).toEqual([1, 2, 3, 4]);
    expect(run.banned).toBe(4);
  });
});
