import { addDays, dayAt } from '@fitarc/domain/local-date';
import { summaryOfSets } from '@fitarc/domain/workout';
import { describe, expect, it } from 'vitest';
import { weightText } from '../../lib/units.ts';
import { lineWords, setInWords, setWords, workoutDay, workoutTitle, workWords } from './workout-text.ts';

const set = (weight: number | null, reps: number, kind: 'normal' | 'warm_up' = 'normal') => ({
  weight,
  reps,
  kind,
});

describe('the words of a workout', () => {
  it('says sets, repetitions and weights in what they are counted in', () => {
    expect(weightText(1230)).toBe('1230 kg');
    expect(setInWords(set(82.5, 8), 'reps')).toBe('82.5 kg × 8');
    expect(setInWords(set(null, 30), 'seconds')).toBe('30 s');
    expect(setWords(set(100, 6), 'reps')).toBe('100 × 6');
    expect(setWords(set(null, 12), 'reps')).toBe('12');
  });

  it.each([
    ['3 × 10 · 80 kg', 'reps', [set(80, 10), set(80, 10), set(80, 10)]],
    ['1 × 10 · 80 kg', 'reps', [set(40, 10, 'warm_up'), set(80, 10)]],
    ['3 × 30 s', 'seconds', [set(null, 30), set(0, 30), set(null, 30)]],
    ['2 sets · best 90 kg × 6', 'reps', [set(82.5, 8), set(90, 6)]],
    ['2 sets · best 80 kg × 10', 'reps', [set(40, 10, 'warm_up'), set(80, 10), set(80, 8)]],
    ['3 sets · best 12 reps', 'reps', [set(null, 12), set(null, 10), set(null, 8)]],
    ['2 sets · best 45 s', 'seconds', [set(null, 30), set(null, 45)]],
    ['2 sets · best 10 kg × 30 s', 'seconds', [set(null, 45), set(10, 30)]],
  ] as const)('R-378 says equal sets as one and of mixed ones the best: %s', (words, unit, set_details) => {
    expect(lineWords({ ...summaryOfSets(set_details), unit, set_details: [...set_details] })).toBe(words);
  });

  it('says a line without its sets as it stands', () => {
    expect(lineWords({ sets: 3, reps: 10, weight: 80, unit: 'reps', set_details: [] })).toBe(
      '3 × 10 · 80 kg',
    );
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
