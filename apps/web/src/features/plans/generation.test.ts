import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../../lib/api.ts';
import type { generate as Generate } from './generation.ts';

vi.mock('../../lib/api.ts', () => ({ call: vi.fn() }));
vi.mock('../../lib/session.ts', () => ({ sessionNow: () => ({ token: 'ada' }) }));

const WAIT = 'Please wait a moment before generating another plan';
const PLAN_REQUEST = { fitness_goal: 'endurance', activity_level: 'sedentary' };
const OTHER = { ...PLAN_REQUEST, fitness_goal: 'maintenance' };
const answer = (id: number) => ({
  workoutPlanId: id,
  planName: 'Made',
  plan_name: 'Made',
  workouts: { Monday: [{}] },
});

const sent = vi.mocked(call);
let generate: typeof Generate;
beforeEach(async () => {
  vi.useFakeTimers();
  sent.mockReset();
  // It remembers the last call: each test begins with none.
  vi.resetModules();
  vi.doMock('../../lib/api.ts', () => ({ call: sent }));
  ({ generate } = await import('./generation.ts'));
});
afterEach(() => void vi.useRealTimers());

describe('asking for a plan (R-522, R-523, A-132)', () => {
  it('calls once for the same goal and level, while it is underway and for two seconds after', async () => {
    sent.mockResolvedValue(answer(1) as never);
    const [first, second] = await Promise.all([generate(PLAN_REQUEST), generate(PLAN_REQUEST)]);
    expect(second).toBe(first);
    vi.advanceTimersByTime(1999);
    expect(await generate(PLAN_REQUEST)).toBe(first);
    expect(sent).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await generate(PLAN_REQUEST);
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('refuses other choices for two seconds after the last call began, without a call', async () => {
    sent.mockResolvedValue(answer(1) as never);
    await generate(PLAN_REQUEST);
    vi.advanceTimersByTime(1999);
    await expect(generate(OTHER)).rejects.toThrow(WAIT);
    await expect(generate(PLAN_REQUEST, 7)).rejects.toThrow(WAIT);
    expect(sent).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await expect(generate(OTHER)).resolves.toMatchObject({ id: 1, fresh: true });
  });

  it('forgets a call that failed, so that it can be tried again at once', async () => {
    sent.mockRejectedValueOnce(new Error('away'));
    await expect(generate(PLAN_REQUEST)).rejects.toThrow('away');
    sent.mockResolvedValue(answer(2) as never);
    await expect(generate(PLAN_REQUEST)).resolves.toMatchObject({ id: 2 });
  });
});
