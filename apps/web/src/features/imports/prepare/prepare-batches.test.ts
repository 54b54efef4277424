import { sendImportBatch } from '@fitarc/contract/imports';
import { describe, expect, it } from 'vitest';
import { emptyFile } from '../read/empty-file.ts';
import { LeftOutList } from '../read/left-out.ts';
import type { ParsedFile, ParsedSet } from '../read/parsed-file.ts';
import { leaveOutInvalid } from './leave-out.ts';
import { type NameChoice, prepareBatches } from './prepare-batches.ts';
import { summarize } from './summarize.ts';

const DAY = '2026-03-01' as never;
const set = (given: Partial<ParsedSet>): ParsedSet => ({
  kind: 'normal',
  reps: 5,
  weight: null,
  unit: undefined,
  ...given,
});
const fileWith = (sets: readonly ParsedSet[], name = 'Bench Press'): ParsedFile => ({
  ...emptyFile('strong'),
  workouts: [
    {
      key: 'a',
      name: 'Push',
      date: DAY,
      startedAt: '2026-03-01T18:00:00',
      endedAt: '2026-03-01T17:00:00',
      exercises: [{ name, sets }],
    },
  ],
});
const choices = (choice: NameChoice, name = 'Bench Press') => new Map([[name, choice]]);
const batchesOf = (file: ParsedFile, choice: NameChoice, unit: 'kg' | 'lbs' = 'kg', name?: string) => [
  ...prepareBatches(file, [], { unit, choices: choices(choice, name), leftOut: new LeftOutList() }),
];
const setsOf = (...given: Parameters<typeof batchesOf>) =>
  batchesOf(...given)[0]?.workouts?.[0]?.exercises[0]?.set_details;

describe('prepareBatches', () => {
  it('converts to kilograms and meters by the unit that was asked for', () => {
    const file = fileWith([set({ weight: 225 }), set({ weight: 100, unit: 'kg' }), set({ distance: 1 })]);
    const bench = { kind: 'exercise', exerciseId: 1, unit: 'reps' } as const;
    expect(setsOf(file, bench, 'lbs')).toMatchObject([
      { weight: 102.058 },
      { weight: 100 },
      { metres: 1609.34 },
    ]);
    expect(setsOf(file, bench, 'kg')).toMatchObject([{ weight: 225 }, { weight: 100 }, { metres: 1000 }]);
  });

  it('counts in the unit of the exercise and keeps the rest beside it', () => {
    const run = fileWith([set({ reps: 0, seconds: 1890, metres: 5400 })]);
    const as = (unit: 'seconds' | 'minutes' | 'metres' | 'reps') =>
      setsOf(run, { kind: 'exercise', exerciseId: 1, unit });
    expect(as('minutes')).toMatchObject([{ reps: 32, seconds: 1890, metres: 5400 }]);
    expect(as('seconds')).toMatchObject([{ reps: 1890 }]);
    expect(as('metres')).toMatchObject([{ reps: 5400 }]);
    expect(as('reps')).toMatchObject([{ reps: 0 }]);
  });

  it('takes the weight of an assisted exercise as help', () => {
    const name = 'Pull Up (Assisted)';
    const file = fileWith([set({ weight: 20, unit: 'kg' })], name);
    expect(setsOf(file, { kind: 'exercise', exerciseId: 1, unit: 'reps' }, 'kg', name)).toMatchObject([
      { weight: -20 },
    ]);
  });

  it('leaves out what is skipped, and an end before the start', () => {
    const file = fileWith([set({})]);
    expect(batchesOf(file, { kind: 'skip' })).toEqual([]);
    const [batch] = batchesOf(file, { kind: 'own', key: 'x', unit: 'reps' });
    expect(batch?.workouts?.[0]).toMatchObject({ exercises: [{ own_key: 'x' }] });
    expect(batch?.workouts?.[0]).not.toHaveProperty('ended_at');
  });

  it('keeps every batch below a megabyte, within its bounds, and valid (R-740)', () => {
    const [workout] = fileWith(Array.from({ length: 90 }, () => set({ note: 'x'.repeat(900) }))).workouts;
    if (!workout) throw new Error('no workout');
    const file: ParsedFile = {
      ...emptyFile('strong'),
      workouts: Array.from({ length: 450 }, (_, at) => ({ ...workout, key: String(at) })),
      rows: Array.from({ length: 6000 }, () => 'row'),
    };
    const batches = batchesOf(file, { kind: 'exercise', exerciseId: 1, unit: 'reps' });
    expect(batches.flatMap(({ workouts = [] }) => workouts)).toHaveLength(450);
    expect(batches.flatMap(({ rows = [] }) => rows)).toHaveLength(6000);
    for (const batch of batches) {
      expect(JSON.stringify(batch).length).toBeLessThan(1_000_000);
      expect(sendImportBatch.body.safeParse(batch).success).toBe(true);
    }
  });
});

describe('leaveOutInvalid and summarize', () => {
  it('a weight that is out of bounds in the chosen unit is counted as left out', () => {
    const leftOut = new LeftOutList();
    const file = { ...emptyFile('strong'), weights: [{ key: '1', date: DAY, weight: 25, unit: undefined }] };
    expect([...prepareBatches(file, [], { unit: 'lbs', choices: new Map(), leftOut })]).toEqual([]);
    expect(leftOut.list()).toMatchObject([{ reason: 'Weights that cannot be right', count: 1 }]);
  });

  it('leave out the future and a second weight of a day, and ask for a unit only where the file has none', () => {
    const file: ParsedFile = {
      ...fileWith([set({ weight: 225 }), set({ weight: 315 })], 'Squat (Barbell)'),
      weights: [
        { key: '1', date: DAY, weight: 80, unit: 'kg' },
        { key: '2', date: DAY, weight: 81, unit: 'kg' },
        { key: '3', date: '2030-01-01' as never, weight: 81, unit: 'kg' },
      ],
    };
    const cleaned = leaveOutInvalid(file, new Date('2026-03-05T12:00:00Z'));
    expect(cleaned.weights.map(({ key }) => key)).toEqual(['1']);
    expect(cleaned.leftOut.map(({ count }) => count)).toEqual([1, 1]);
    const summary = summarize(cleaned);
    expect(summary).toMatchObject({ workouts: 1, sets: 2, weights: 1, firstDay: DAY, lastDay: DAY });
    expect(summary.unitQuestion).toEqual({
      guess: 'lbs',
      samples: [
        { label: 'Squat (Barbell)', value: 315 },
        { label: 'Squat (Barbell)', value: 225 },
      ],
    });
    expect(summarize(fileWith([set({ weight: 100, unit: 'kg' })])).unitQuestion).toBeUndefined();
  });
});
