import { expect, it } from 'vitest';
import { readShorthand } from './workout-shorthand.ts';

const entry = (
  name: string,
  sets: number,
  reps: number,
  weight: number | null = null,
  unit: string | null = null,
) => ({
  name,
  sets,
  reps,
  weight,
  unit,
});

it.each([
  ['bench press 3x8 80 kg', entry('bench press', 3, 8, 80, 'kg')],
  ['Bench press: 3 x 8 @ 82.5kg', entry('Bench press', 3, 8, 82.5, 'kg')],
  ['squat 5×5 100', entry('squat', 5, 5, 100)],
  ['pull up 4x10', entry('pull up', 4, 10)],
  ['deadlift 225 lbs 3x5', entry('deadlift', 3, 5, 225, 'lbs')],
  ['row 60kg for 3x12 reps', entry('row', 3, 12, 60, 'kg')],
  ['curl 3x10 with 12,5 kg', entry('curl', 3, 10, 12.5, 'kg')],
  ['45 degree back extension 3x15', entry('45 degree back extension', 3, 15)],
  ['ran in the park', null],
  ['3x8', null],
])('reads %s', (line, expected) => {
  expect(readShorthand(line)).toEqual([{ line, entry: expected }]);
});

it('divides lines, and not figures', () => {
  expect(
    readShorthand('squat 5x5 102,5 kg, bench press 3x8 80 kg; row 3x10\nplank 3x60').map(({ line }) => line),
  ).toEqual(['squat 5x5 102,5 kg', 'bench press 3x8 80 kg', 'row 3x10', 'plank 3x60']);
  expect(readShorthand('  ;\n ')).toEqual([]);
});

it('takes no time over a text made to be slow', () => {
  const before = performance.now();
  readShorthand(`${'1 '.repeat(2000)}x`);
  expect(performance.now() - before).toBeLessThan(500);
});
