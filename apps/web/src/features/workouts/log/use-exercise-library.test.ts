import { expect, it, vi } from 'vitest';

vi.stubGlobal('window', globalThis);
const { searchLibrary } = await import('./use-exercise-library.ts');

it('finds names that begin with what is typed first, then names with a word that does, then the rest', () => {
  const named = (name: string, ...muscles: string[]) => ({
    exercise_id: name,
    name,
    other_names: name === 'Leg Press' ? ['Sled'] : [],
    muscles,
    unit: 'reps' as const,
  });
  const all = [
    named('Hip Thrust', 'Press muscles'),
    named('Compressed Row'),
    named('Bench Press'),
    named('Press-Up'),
    named('Leg Press'),
  ];
  const names = searchLibrary(all, ' press', () => false).map(({ name }) => name);
  expect(names).toEqual(['Press-Up', 'Bench Press', 'Leg Press', 'Compressed Row', 'Hip Thrust']);
  expect(searchLibrary(all, 'up', () => false).map(({ name }) => name)).toEqual(['Press-Up']);
  const known = (id: string) => id === 'Leg Press';
  expect(searchLibrary(all, 'press', known)[0]?.name).toBe('Leg Press');
  expect(searchLibrary(all, 'sled', () => false).map(({ name }) => name)).toEqual(['Leg Press']);
});
