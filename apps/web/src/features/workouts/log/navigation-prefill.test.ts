import { describe, expect, it, vi } from 'vitest';
import { dayTitle, readNavigationPrefill } from './navigation-prefill.ts';

vi.stubGlobal('window', globalThis);

describe('what the page is opened with', () => {
  it('R-410: a day of a plan, in any spelling, without what cannot be logged', () => {
    const state = {
      source: 'workoutPlans',
      day: 'Thursday',
      plan_name: 'Strength',
      exercises: [
        { exerciseId: '5', name: 'Row', sets: 3, reps: '10' },
        null,
        { sets: 3 },
        { exercise_name: 'Plank', sets: 'x' },
      ],
    };
    expect(readNavigationPrefill(state)).toMatchObject({
      kind: 'day',
      day: 'Thursday',
      planName: 'Strength',
      exercises: [
        { exercise_id: 5, name: 'Row', sets: '3', reps: '10' },
        { exercise_id: null, name: 'Plank', sets: '', reps: '' },
      ],
    });
  });

  it('R-411 R-412 R-330: a plan by its id, an exercise by itself', () => {
    expect(readNavigationPrefill({ source: 'existingPlans', planId: 3 })).toEqual({
      kind: 'plan',
      planId: '3',
      week: 0,
      session: false,
    });
    const exercises = [{ exercise_id: 5, name: 'Row', sets: '', reps: '', muscle_groups: ['Back', 3] }];
    expect(readNavigationPrefill({ source: 'workouts', exercises })).toMatchObject({
      kind: 'exercise',
      exercise: { exercise_id: 5, name: 'Row', muscles: ['Back'] },
    });
  });

  it.each([
    undefined,
    null,
    'text',
    {},
    { source: 'elsewhere' },
    { source: 'existingPlans' },
    { source: 'workouts', exercises: [3] },
  ])('nothing from %j', (state) => {
    expect(readNavigationPrefill(state)).toBeUndefined();
  });

  it('A-122: the day and the plan; the day alone where the plan has no name', () => {
    expect(dayTitle('Thursday', 'Strength')).toBe('Thursday - Strength');
    expect(dayTitle('Thursday', '')).toBe('Thursday');
  });
});
