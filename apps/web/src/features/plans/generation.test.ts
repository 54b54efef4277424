import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../../lib/api.ts';
import type { generate as Generate } from './generation.ts';

vi.mock('../../lib/api.ts', () => ({ call: vi.fn() }));
vi.mock('../../lib/session.ts', () => ({ sessionNow: () => ({ token: 'ada' }) }));

const WAIT = 'Please wait a moment before generating another plan';
const WISH = { fitness_goal: 'endurance', activity_level: 'sedentary' };
const OTHER = { ...WISH, fitness_goal: 'maintenance' };
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
  // It remembers the last wish: each test begins with none.
  vi.resetModules();
  vi.doMock('../../lib/api.ts', () => ({ call: sent }));
  ({ generate } = await import('./generation.ts'));
});
afterEach(() => void vi.useRealTimers());

describe('asking for a plan (R-522, R-523, A-132)', () => {
  it('is one request for the same wish, while it is underway and for two seconds after', async () => {
    sent.mockResolvedValue(answer(1) as never);
    const [first, second] = await Promise.all([generate(WISH), generate(WISH)]);
    expect(second).toBe(first);
    vi.advanceTimersByTime(1999);
    expect(await generate(WISH)).toBe(first);
    expect(sent).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await generate(WISH);
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('refuses another wish for two seconds after the last one began, without a request', async () => {
    sent.mockResolvedValue(answer(1) as never);
    await generate(WISH);
    vi.advanceTimersByTime(1999);
    await expect(generate(OTHER)).rejects.toThrow(WAIT);
    await expect(generate(WISH, 7)).rejects.toThrow(WAIT);
    expect(sent).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await expect(generate(OTHER)).resolves.toMatchObject({ id: 1, fresh: true });
  });

  it('forgets a wish that failed, so that it can be tried again at once', async () => {
    sent.mockRejectedValueOnce(new Error('away'));
    await expect(generate(WISH)).rejects.toThrow('away');
    sent.mockResolvedValue(answer(2) as never);
    await expect(generate(WISH)).resolves.toMatchObject({ id: 2 });
  });
});
