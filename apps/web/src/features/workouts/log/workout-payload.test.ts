import type { SetKind } from '@fitarc/domain/workout';
import { describe, expect, it, vi } from 'vitest';
import { newExercise, newSet } from './draft-sets.ts';
import { draftOfWorkout } from './stored-workout-draft.ts';
import { blankDraft, type DraftExercise, type WorkoutDraft } from './workout-draft.ts';
import { bodyOf, isPartlyTicked } from './workout-payload.ts';
import { problemsOf } from './workout-problems.ts';

vi.stubGlobal('window', globalThis);

const line = (sets: string, reps: string, weight: string): DraftExercise =>
  newExercise({ exercise_id: 7, name: 'Row', muscles: [], unit: 'reps' }, { sets, reps, weight });
const set = (weight: string, reps: string, done = false, kind: SetKind = 'normal') =>
  newSet({ weight, reps, done, kind });
const rows = (...sets: ReturnType<typeof set>[]): DraftExercise => ({ ...line('1', '1', ''), rows: sets });
const workout = (...exercises: DraftExercise[]): WorkoutDraft => ({
  ...blankDraft('2026-06-10'),
  type: 'Pull',
  exercises,
});
const entry = (draft: WorkoutDraft, which: 'all' | 'ticked' = 'all') => bodyOf(draft, which).exercises[0];

describe('what is sent', () => {
  it('R-401 R-408 R-409 A-123: empty is null, 0 is 0, the name is the type unless it is Custom', () => {
    const draft = { ...workout(line('3', '10', '')), calories: '0', notes: '  ', name: 'Forgotten' };
    expect(bodyOf(draft, 'all')).toEqual({
      workout_type: 'Pull',
      workout_name: 'Pull',
      date: '2026-06-10',
      total_duration: null,
      total_calories_burned: 0,
      notes: null,
      exercises: [{ exercise_id: 7, exercise_name: 'Row', sets: 3, reps: 10, weight: null, notes: null }],
    });
    expect(bodyOf({ ...draft, type: 'Custom', name: ' Back ' }, 'all').workout_name).toBe('Back');
    expect(entry(workout(line('3', '10', '0')))?.weight).toBe(0);
  });

  it('A-123: duration and calories take a decimal comma, and a comma between thousands', () => {
    const sent = (duration: string, calories: string) =>
      bodyOf({ ...workout(line('3', '10', '')), duration, calories }, 'all');
    expect(sent('45,5', '1,200')).toMatchObject({ total_duration: 45.5, total_calories_burned: 1200 });
    expect(sent('45.5', '1200')).toMatchObject({ total_duration: 45.5, total_calories_burned: 1200 });
  });

  it('tells the sets only where one line would not say the same', () => {
    expect(entry(workout(rows(set('80', '8'), set('80,0', '8'))))).not.toHaveProperty('set_details');
    expect(entry(workout(rows(set('60', '10', false, 'warm_up'), set('80', '8'))))).toMatchObject({
      sets: 1,
      reps: 8,
      weight: 80,
      set_details: [
        { weight: 60, reps: 10, kind: 'warm_up' },
        { weight: 80, reps: 8, kind: 'normal' },
      ],
    });
  });

  it('a set longer than a line may say, or assisted, is told set by set', () => {
    for (const [weight, reps] of [
      ['', '5400'],
      ['-20', '8'],
    ] as const) {
      const sent = entry(workout(rows(set(weight, reps), set(weight, reps))));
      expect(sent).not.toHaveProperty('reps');
      expect(sent?.set_details).toMatchObject([{ reps: Number(reps) }, { reps: Number(reps) }]);
    }
  });

  it('leaves out what was not ticked when that is meant, exercises without a tick as well', () => {
    const draft = workout(rows(set('80', '8', true), set('90', '', false)), line('3', '10', ''));
    expect(isPartlyTicked(draft)).toBe(true);
    expect(problemsOf(draft, 'ticked').messages).toEqual([]);
    expect(problemsOf(draft, 'all').messages).toHaveLength(1);
    expect(bodyOf(draft, 'ticked').exercises).toMatchObject([{ sets: 1, reps: 8, weight: 80 }]);
    expect(isPartlyTicked(workout(rows(set('80', '8', true))))).toBe(false);
    expect(isPartlyTicked(workout(rows(set('80', '8'))))).toBe(false);
  });
});

describe('a logged workout', () => {
  it('is corrected and sent as it was, when nothing is changed', () => {
    const exercises = [
      {
        sets: 2,
        reps: 8,
        weight: 80,
        set_details: [
          { weight: 80, reps: 8, kind: 'normal' as const },
          { weight: 80, reps: 8, kind: 'normal' as const },
        ],
      },
      {
        sets: 1,
        reps: 30,
        weight: null,
        set_details: [{ weight: null, reps: 30, kind: 'failure' as const }],
      },
    ].map((one) => ({
      exercise_id: 7,
      exercise_name: 'Row',
      notes: 'Slow',
      unit: 'reps' as const,
      volume: 0,
      ...one,
    }));
    const draft = draftOfWorkout({
      workout_id: 1,
      workout_type: 'Custom',
      workout_name: 'Back',
      date: '2026-06-10',
      total_duration: 40.5,
      total_calories_burned: null,
      total_calories: null,
      notes: null,
      total_volume: 0,
      exercises,
    });
    expect(bodyOf(draft, 'all')).toMatchObject({
      workout_name: 'Back',
      total_duration: 40.5,
      exercises: [
        { sets: 2, reps: 8, weight: 80, notes: 'Slow' },
        { sets: 1, reps: 30, weight: null, set_details: [{ kind: 'failure' }] },
      ],
    });
  });
});
