import { describe, expect, it } from 'vitest';
import { knownWords, toldOf } from './told-nutrients.ts';

const day = (date: string, told: object = {}) => ({
  date,
  total_calories: 100,
  total_protein: 0,
  total_carbs: 0,
  total_fats: 0,
  ...told,
});

describe('nutrients that not every meal tells', () => {
  it('have the days that tell them; unknown is not nothing', () => {
    const told = toldOf(
      [
        day('2026-11-01', { total_fiber: 12.5, fiber_meals: 2, meals: 3 }),
        day('2026-11-02', { meals: 4, total_sugar: 3, sugar_meals: 4 }),
        day('2026-11-03', { total_fiber: 0, fiber_meals: 1, meals: 1 }),
        day('2026-11-04', { total_fiber: null }),
      ],
      'fiber',
    );
    expect(told).toEqual({
      days: [
        { date: '2026-11-01', value: 12.5 },
        { date: '2026-11-03', value: 0 },
      ],
      known: 3,
      meals: 4,
    });
    expect(knownWords(told)).toBe('Known for 3 of 4 meals');
  });

  it('say nothing of meals where all of them tell it', () => {
    const all = toldOf([day('2026-11-02', { meals: 4, total_sodium: 3, sodium_meals: 4 })], 'sodium');
    expect(knownWords(all)).toBeUndefined();
    expect(toldOf([], 'sodium')).toEqual({ days: [], known: 0, meals: 0 });
  });
});
