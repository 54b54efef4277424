import { describe, expect, it } from 'vitest';
import { MUSCLES } from './exercise.ts';
import { areasOf, BODY_AREAS, trainingLoad, weeklyLoads } from './training-load.ts';

describe('what a week trains', () => {
  it('has an area for every muscle, and a muscle for every area', () => {
    const areas = MUSCLES.map((muscle) => areasOf({ muscles: [muscle] }));
    expect(areas.every(({ length }) => length === 1)).toBe(true);
    expect(new Set(areas.flat())).toEqual(new Set(BODY_AREAS));
  });

  it('counts an area once, however many of its muscles an exercise names', () => {
    expect(areasOf({ muscles: ['Side Delts', 'Front Delts', 'Abs'] })).toEqual(['Shoulders', 'Core']);
    expect(areasOf({ muscles: ['Somewhere else', 'Abs'] })).toEqual(['Core']);
  });

  it('counts cardio for heart and lungs alone, and a stretch not at all', () => {
    const muscles = ['Heart and Lungs', 'Quadriceps'];
    expect(areasOf({ muscles, movement_pattern: 'cardio' })).toEqual(['Heart and Lungs']);
    expect(areasOf({ muscles, movement_pattern: 'mobility' })).toEqual([]);
  });

  it('adds up the sets, most first and then in the order of the body, with the muscles that were met (R-878)', () => {
    const load = trainingLoad([
      { sets: 3, muscles: ['Upper Chest'] },
      { sets: 3, muscles: ['Lats', 'Biceps'] },
      { sets: 2, muscles: ['Chest', 'Upper Chest'], movement_pattern: 'push' },
      { sets: 9, muscles: ['Chest'], movement_pattern: 'mobility' },
    ]);
    expect(load).toEqual([
      { area: 'Chest', sets: 5, muscles: ['Upper Chest', 'Chest'] },
      { area: 'Back', sets: 3, muscles: ['Lats'] },
      { area: 'Biceps', sets: 3, muscles: ['Biceps'] },
    ]);
    expect(trainingLoad([])).toEqual([]);
  });

  it('puts the sets of each week side by side, weeks without any as zero', () => {
    const weeks = ['2026-11-02', '2026-11-09', '2026-11-16'];
    const loads = weeklyLoads(
      [
        { muscles: ['Biceps'], weeks: [{ week: '2026-11-02', sets: 3 }] },
        {
          muscles: ['Chest'],
          weeks: [
            { week: '2026-10-26', sets: 90 },
            { week: '2026-11-02', sets: 4 },
            { week: '2026-11-16', sets: 2 },
          ],
        },
        { muscles: ['Upper Chest'], weeks: [{ week: '2026-11-16', sets: 5 }] },
        { muscles: ['Chest'], movement_pattern: 'mobility', weeks: [{ week: '2026-11-16', sets: 5 }] },
      ],
      weeks,
    );
    expect(loads).toEqual([
      { area: 'Chest', sets: [4, 0, 7] },
      { area: 'Biceps', sets: [3, 0, 0] },
    ]);
    expect(weeklyLoads([], weeks)).toEqual([]);
  });
});
