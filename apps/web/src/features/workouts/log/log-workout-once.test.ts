import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { logWorkout, updateWorkout, type WorkoutBody } from '../workout-calls.ts';
import { logWorkoutOnce } from './log-workout-once.ts';
import type { WorkoutDraft } from './workout-draft.ts';

vi.mock('../workout-calls.ts', () => ({ logWorkout: vi.fn(), updateWorkout: vi.fn() }));
const log = vi.mocked(logWorkout);
const update = vi.mocked(updateWorkout);

const body = (notes: string): WorkoutBody => ({
  workout_type: 'Legs',
  workout_name: 'Legs',
  date: '2026-06-10',
  notes,
  exercises: [{ exercise_name: 'Row', sets: 1, reps: 1 }],
});
const saved = { workout_id: 9 } as Awaited<ReturnType<typeof logWorkout>>;

let last: WorkoutDraft['attempt'];
const send = (notes: string) =>
  logWorkoutOnce(body(notes), last, (attempt) => {
    last = attempt;
  });
const keys = () => log.mock.calls.map(([, key]) => key);

beforeEach(() => {
  vi.stubGlobal('window', globalThis);
  last = null;
  log.mockReset().mockResolvedValue(saved);
  update.mockReset().mockResolvedValue(saved);
});

describe('logging once', () => {
  it('sends the same content under the same key, whatever became of the last try', async () => {
    for (const error of [
      new ApiError('no-response'),
      new ApiError('answer', 503),
      new ApiError('answer', 400),
    ]) {
      log.mockRejectedValueOnce(error);
      await expect(send('a')).rejects.toBe(error);
    }
    await send('a');
    expect(new Set(keys()).size).toBe(1);
    expect(update).not.toHaveBeenCalled();
  });

  it('brings a try of unknown end to its end before it is corrected', async () => {
    log.mockRejectedValueOnce(new ApiError('no-response'));
    await expect(send('a')).rejects.toThrow();
    await send('b');
    expect(log.mock.calls.map(([sent]) => sent.notes)).toEqual(['a', 'a']);
    expect(new Set(keys()).size).toBe(1);
    expect(update).toHaveBeenCalledExactlyOnceWith(9, body('b'));
  });

  it('takes a new key for other content after a refusal, and when the earlier try is refused now', async () => {
    log.mockRejectedValueOnce(new ApiError('answer', 400));
    await expect(send('a')).rejects.toThrow();
    await send('b');
    expect(new Set(keys()).size).toBe(2);

    last = null;
    log.mockRejectedValueOnce(new ApiError('no-response')).mockRejectedValueOnce(new ApiError('answer', 400));
    await expect(send('c')).rejects.toThrow();
    await send('d');
    expect(log.mock.calls.map(([sent]) => sent.notes)).toEqual(['a', 'b', 'c', 'c', 'd']);
    expect(update).not.toHaveBeenCalled();
  });
});
