import type { Workout } from '@fitarc/contract/workout';
import { localDate } from '@fitarc/domain/local-date';
import { describe, expect, it } from 'vitest';
import { eatenWeek, insightsOf, newestFirst, weekSoFar } from './dashboard-figures.ts';

const TODAY = localDate('2026-11-12'); // a Thursday

const workout = (date: string, workout_type: string, more: Partial<Workout> = {}): Workout => ({
  workout_id: 1,
  workout_type,
  workout_name: workout_type,
  date,
  total_duration: 30,
  total_calories_burned: 200,
  total_calories: 200,
  notes: null,
  total_volume: 0,
  exercises: [],
  ...more,
});

const eatenOn = (date: string, total_calories: number) => ({
  date,
  total_calories,
  total_protein: 0,
  total_carbs: 0,
  total_fats: 0,
});

describe('the figures of the dashboard', () => {
  it('A-083 R-239 counts, sums and names the three types with most workouts, ties by name', () => {
    const workouts = [
      workout('2026-11-12', 'Pull'),
      workout('2026-11-11', 'Legs', { total_duration: null, total_calories_burned: null }),
      workout('2026-11-10', 'Cardio'),
      workout('2026-11-09', 'Cardio'),
      workout('2026-11-08', 'Push'),
    ];
    expect(insightsOf(workouts)).toEqual({
      count: 5,
      minutes: 120,
      calories: 800,
      types: [
        { type: 'Cardio', count: 2 },
        { type: 'Legs', count: 1 },
        { type: 'Pull', count: 1 },
      ],
    });
  });

  it('R-238 puts the newest first, of one day the one logged last', () => {
    const ids = newestFirst([
      workout('2026-11-10', 'Push', { workout_id: 7 }),
      workout('2026-11-12', 'Push', { workout_id: 3 }),
      workout('2026-11-12', 'Push', { workout_id: 10 }),
    ]).map(({ workout_id }) => workout_id);
    expect(ids).toEqual([10, 3, 7]);
  });

  it('counts a week from Monday, and not what lies before or ahead', () => {
    const { count, days } = weekSoFar(
      ['2026-11-08', '2026-11-09', '2026-11-12', '2026-11-12', '2026-11-13'].map((day) =>
        workout(day, 'Push'),
      ),
      TODAY,
    );
    expect(count).toBe(3);
    expect(days.filter(({ trained }) => trained).map(({ day }) => day)).toEqual(['Monday', 'Thursday']);
    expect(days.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual(['Thursday']);
  });

  it('shows as many days as it says, and averages over its full days with something eaten', () => {
    const { week, average, fullDays } = eatenWeek(
      [
        eatenOn('2026-11-05', 9000),
        eatenOn('2026-11-06', 2000),
        eatenOn('2026-11-10', 1501),
        eatenOn('2026-11-12', 300),
      ],
      TODAY,
      7,
    );
    expect(week.map(({ date, calories }) => `${date.slice(8)}:${calories}`)).toEqual([
      '06:2000',
      '07:null',
      '08:null',
      '09:null',
      '10:1501',
      '11:null',
      '12:300',
    ]);
    expect({ average, fullDays }).toEqual({ average: 1750.5, fullDays: 2 });
    expect(eatenWeek([eatenOn('2026-11-12', 300)], TODAY, 7).average).toBeNull();
  });
});
