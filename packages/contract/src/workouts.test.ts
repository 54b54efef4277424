import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getWorkout, listLastTimes, listWorkouts, logWorkout } from './workouts.ts';

const ENTRY = { exercise_id: 3, exercise_name: 'Squat', sets: 2, reps: 5, weight: 100, notes: null };
const BODY = {
  workout_type: 'Legs',
  workout_name: 'Legs',
  date: '2026-03-02',
  total_duration: null,
  total_calories_burned: null,
  notes: null,
  exercises: [ENTRY],
};
const sent = (changes: Record<string, unknown>) => z.safeParse(logWorkout.body, { ...BODY, ...changes });

describe('a workout as it is sent (R-639, A-124)', () => {
  it('is taken as the form sends it, and an id written as text is one', () => {
    expect(sent({}).data).toEqual(BODY);
    expect(sent({ exercises: [{ ...ENTRY, exercise_id: '3' }] }).data?.exercises[0]?.exercise_id).toBe(3);
  });

  it('is called by its type unless it is Custom', () => {
    expect(sent({ workout_name: 'Mine' }).data?.workout_name).toBe('Legs');
    expect(sent({ workout_name: undefined }).data?.workout_name).toBe('Legs');
    expect(sent({ workout_type: 'Custom', workout_name: ' Mine ' }).data?.workout_name).toBe('Mine');
    expect(sent({ workout_type: 'Custom', workout_name: undefined }).success).toBe(false);
  });

  it('takes sets row by row instead of their number, of the kind normal unless told', () => {
    const set_details = [
      { weight: null, reps: 1 },
      { reps: 2, kind: 'drop' },
    ];
    const { data } = sent({ exercises: [{ exercise_name: 'Stairs', set_details }] });
    expect(data?.exercises[0]?.set_details).toEqual([
      { weight: null, reps: 1, kind: 'normal' },
      { reps: 2, kind: 'drop' },
    ]);
    expect(sent({ exercises: [{ exercise_name: 'Stairs', sets: 1 }] }).success).toBe(false);
    expect(sent({ exercises: [{ exercise_name: ' ', sets: 1, reps: 1 }] }).success).toBe(false);
  });
});

describe('a workout in an answer (A-081)', () => {
  const read = (answer: unknown) => z.parse(getWorkout.response, answer);

  it('has its calories under both names, whichever was sent', () => {
    const both = { total_calories: 250, total_calories_burned: 250 };
    for (const answer of [{ total_calories: 250 }, { total_calories_burned: 250 }, both])
      expect(read(answer)).toMatchObject(both);
    expect(read({ total_calories_burned: 0, total_calories: 9 })).toMatchObject({ total_calories: 0 });
    expect(read({})).toMatchObject({ total_calories: null, total_calories_burned: null });
  });

  it('has set rows even where only their number was sent', () => {
    const { exercises } = read({ exercises: [ENTRY, { ...ENTRY, sets: 1e9 }, { sets: 'x' }] });
    expect(exercises.map(({ set_details }) => set_details.length)).toEqual([2, 100, 0]);
    expect(exercises[0]?.set_details[0]).toEqual({ weight: 100, reps: 5, kind: 'normal' });
  });

  it('is read whatever is missing or odd, and what is no record is left out of a list', () => {
    expect(read({ exercises: 'none', notes: 5, date: null })).toMatchObject({
      exercises: [],
      notes: null,
      date: '',
    });
    expect(z.parse(listWorkouts.response, [null, 5, { workout_id: 7 }, []])).toMatchObject([
      { workout_id: 7 },
    ]);
    expect(z.parse(listWorkouts.response, null)).toEqual([]);
  });
});

it('exercise ids are a list with commas, each once', () => {
  const ids = (exerciseIds: string) => z.safeParse(listLastTimes.query, { exerciseIds }).data?.exerciseIds;
  expect(ids('3,17,3')).toEqual([3, 17]);
  for (const odd of [
    '',
    ',',
    '3,',
    '0',
    '1.5',
    '3 ,4',
    Array(101)
      .fill(0)
      .map((_, n) => n + 1)
      .join(),
  ])
    expect(ids(odd)).toBeUndefined();
});
