import type { LastTime } from '@fitarc/contract/workouts';
import { describe, expect, it, vi } from 'vitest';
import { changeWorkout } from './draft-changes.ts';
import { exerciseOfPicker, lineOfLast } from './picked-from-last-time.ts';
import { blankDraft, EMPTY_PICKER, type Picked, type WorkoutDraft } from './workout-draft.ts';

vi.stubGlobal('window', globalThis);

const SQUAT: Picked = { exercise_id: 7, name: 'Squat', muscles: [], unit: 'reps' };
type Done = readonly [weight: number | null, reps: number, kind?: 'warm_up' | 'failure'];
const lastOf = (...sets: readonly Done[]): LastTime => ({
  exercise_id: 7,
  workout_id: 1,
  date: '2026-03-02',
  volume: 0,
  set_details: sets.map(([weight, reps, kind]) => ({ weight, reps, kind: kind ?? 'normal' })),
});
const picked = (values: Partial<WorkoutDraft['picker']>) => ({ ...EMPTY_PICKER, exercise: SQUAT, ...values });
const short = ({ rows, sets, reps, weight }: ReturnType<typeof exerciseOfPicker>) =>
  rows ? rows.map((row) => `${row.kind} ${row.weight}×${row.reps}`) : `${sets}×${reps}×${weight}`;

describe('the sets of the last time in the picker (R-1350)', () => {
  const mixed = lastOf([60, 10, 'warm_up'], [100, 6], [102.5, 4, 'failure']);

  it('are one line: how many, and the figures of the first that was work', () => {
    expect(lineOfLast(mixed, false)).toEqual({ sets: '3', reps: '6', weight: '100' });
    expect(lineOfLast(mixed, true)).toEqual({ sets: '3', reps: '6', weight: '' });
    expect(lineOfLast(lastOf([null, 12]), false)).toEqual({ sets: '1', reps: '12', weight: '' });
  });

  it('are not, where a line cannot hold them', () => {
    expect(lineOfLast(lastOf(), false)).toBeUndefined();
    expect(lineOfLast(lastOf([100, 0]), false)).toBeUndefined();
    expect(lineOfLast(lastOf([-20, 8]), false)).toBeUndefined();
  });

  it('are added each as it was; in a session its figures stay open for what is suggested', () => {
    const left = picked({ sets: '3', reps: '6', weight: '100', from_last: true });
    expect(short(exerciseOfPicker(SQUAT, left, mixed, false))).toEqual([
      'warm_up 60×10',
      'normal 100×6',
      'normal 102.5×4',
    ]);
    expect(short(exerciseOfPicker(SQUAT, left, mixed, true))).toEqual(['warm_up ×', 'normal ×', 'normal ×']);
  });

  it('are one line where all are alike', () => {
    const left = picked({ sets: '2', reps: '8', weight: '60', from_last: true });
    expect(short(exerciseOfPicker(SQUAT, left, lastOf([60, 8], [60, 8]), false))).toBe('2×8×60');
  });

  it('give way to what is typed', () => {
    const typed = picked({ sets: '5', reps: '5', weight: ' 90 ' });
    expect(short(exerciseOfPicker(SQUAT, typed, mixed, false))).toBe('5×5×90');
    expect(short(exerciseOfPicker(SQUAT, typed, mixed, true))).toBe('5×5×90');
  });
});

describe('the picker', () => {
  const filled: WorkoutDraft = {
    ...blankDraft('2026-03-09'),
    picker: picked({ sets: '3', reps: '6', weight: '100', from_last: true }),
  };
  const pick = (draft: WorkoutDraft, picker: Partial<WorkoutDraft['picker']>) =>
    changeWorkout(draft, { type: 'pick', picker }).picker;

  it('is the member’s own once they type', () => {
    expect(pick(filled, { sets: '4' })).toEqual(picked({ sets: '4', reps: '6', weight: '100' }));
  });

  it('loses what was filled in when another exercise is chosen, and keeps what was typed', () => {
    const PRESS = { ...SQUAT, exercise_id: 8, name: 'Press' };
    expect(pick(filled, { exercise: PRESS })).toEqual({ ...EMPTY_PICKER, exercise: PRESS });
    expect(pick(filled, { exercise: null })).toEqual(EMPTY_PICKER);
    const typed = changeWorkout(filled, { type: 'pick', picker: { sets: '4' } });
    expect(pick(typed, { exercise: PRESS })).toMatchObject({ exercise: PRESS, sets: '4', weight: '100' });
  });
});
