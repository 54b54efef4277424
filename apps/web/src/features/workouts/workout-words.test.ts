import { addDays, dayAt } from '@fitarc/domain/local-date';
import { describe, expect, it } from 'vitest';
import { kg, lineWords, setWords, workoutDay, workoutTitle, workWords } from './workout-words.ts';

const set = (weight: number | null, reps: number, kind: 'normal' | 'warm_up' = 'normal') => ({
  weight,
  reps,
  kind,
});

describe('the words of a workout', () => {
  it('says sets, repetitions and weights in what they are counted in', () => {
    expect(kg(1230)).toBe(`${new Intl.NumberFormat().format(1230)} kg`);
    expect(lineWords({ sets: 3, reps: 10, weight: 80, unit: 'reps' })).toBe('3 × 10 · 80 kg');
    expect(lineWords({ sets: 3, reps: 30, weight: null, unit: 'seconds' })).toBe('3 × 30 s');
    expect(setWords(set(100, 6), 'reps')).toBe('100 × 6');
    expect(setWords(set(null, 12), 'reps')).toBe('12');
  });

  it('says the work in kilograms, and in repetitions or seconds where nothing was lifted', () => {
    expect(workWords([set(50, 10), set(20, 10, 'warm_up')], 'reps')).toBe('500 kg');
    expect(workWords([set(null, 10), set(null, 1)], 'reps')).toBe('11 reps');
    expect(workWords([set(null, 45), set(10, 45)], 'seconds')).toBe('90 s');
    expect(workWords([], 'reps', true)).toBe('0 kg');
  });

  it('names a workout by its name, else by its type, and its day wherever the reader is', () => {
    expect(workoutTitle({ workout_name: ' ', workout_type: 'Legs' })).toBe('Legs');
    expect(workoutTitle({ workout_name: 'Back', workout_type: 'Custom' })).toBe('Back');
    const today = dayAt(new Date());
    expect([workoutDay(today), workoutDay(addDays(today, -1))]).toEqual(['Today', 'Yesterday']);
    expect(workoutDay('2020-02-03')).toMatch(/3.*2020|2020.*3/);
    expect(workoutDay('nonsense')).toBe('nonsense');
  });
});
