import { describe, expect, it, vi } from 'vitest';
import { readNumber } from '../../../lib/typed-number.ts';
import { changeWorkout, type WorkoutChange } from './draft-changes.ts';
import { newExercise, rowsOf } from './draft-sets.ts';
import { blankDraft, differs, isBegun, readWorkoutDraft, type WorkoutDraft } from './workout-draft.ts';

vi.stubGlobal('window', globalThis);

const exercise = (name: string, sets = '3', reps = '10', weight = '80') =>
  newExercise({ exercise_id: name.length, name, muscles: [], unit: 'reps' }, { sets, reps, weight });
const blank = blankDraft('2026-06-10');
const after = (draft: WorkoutDraft, ...changes: WorkoutChange[]) => changes.reduce(changeWorkout, draft);
const add = (one: ReturnType<typeof exercise>): WorkoutChange => ({ type: 'add', exercise: one });

describe('numbers as they are typed', () => {
  it('A-123: takes a comma or a point, and nothing that is no number', () => {
    expect(['82,5', '82.5', ' 7 ', '.5', '5.', '-1'].map(readNumber)).toEqual([82.5, 82.5, 7, 0.5, 5, -1]);
    expect(['', ' ', '1e3', '1.2.3', 'ten', '1,000.5'].map(readNumber)).toEqual(Array(6).fill(undefined));
  });
});

describe('opening an exercise into sets', () => {
  it('makes rows of the line, and a line of rows that are all alike and not begun', () => {
    const row = exercise('Row');
    const opened = after(blank, add(row), { type: 'open', key: row.key });
    expect(opened.exercises[0]?.rows).toMatchObject(Array(3).fill({ reps: '10', weight: '80', done: false }));
    const more = after(
      opened,
      { type: 'rows', key: row.key, change: { type: 'addRow' } },
      { type: 'open', key: null },
    );
    expect(more.exercises[0]).toMatchObject({ rows: null, sets: '4', reps: '10', weight: '80' });
  });

  it('keeps rows that differ or were begun, and opens one exercise at a time', () => {
    const [row, curl] = [exercise('Row'), exercise('Curl')];
    const opened = after(blank, add(row), add(curl), { type: 'open', key: row.key });
    const first = opened.exercises[0]?.rows?.[0]?.key ?? '';
    const ticked = after(
      opened,
      { type: 'rows', key: row.key, change: { type: 'tick', row: first } },
      { type: 'open', key: curl.key },
    );
    expect(ticked.open).toBe(curl.key);
    expect(ticked.exercises[0]?.rows?.[0]?.done).toBe(true);
    const drop = after(
      opened,
      { type: 'rows', key: row.key, change: { type: 'row', row: first, values: { kind: 'drop' } } },
      { type: 'open', key: null },
    );
    expect(drop.exercises[0]?.rows?.[0]?.kind).toBe('drop');
  });

  it('keeps rows that are alike where a line of them could not be logged: failed or assisted', () => {
    for (const [reps, weight] of [
      ['0', '100'],
      ['8', '-20'],
    ]) {
      const row = exercise('Row', '2', reps, weight);
      const closed = after(blank, add(row), { type: 'open', key: row.key }, { type: 'open', key: null });
      expect(closed.exercises[0]?.rows).toMatchObject(Array(2).fill({ reps, weight }));
    }
  });

  it('fills by ticking what is empty and nothing else, and unticks without changing it', () => {
    const row = exercise('Row', '1', '8', '');
    const opened = after(blank, add(row), { type: 'open', key: row.key });
    const key = rowsOf(opened.exercises[0] ?? row)[0]?.key ?? '';
    const tick: WorkoutChange = {
      type: 'rows',
      key: row.key,
      change: { type: 'tick', row: key, last: { weight: '70', reps: '6' } },
    };
    expect(after(opened, tick).exercises[0]?.rows).toMatchObject([{ weight: '70', reps: '8', done: true }]);
    expect(after(opened, tick, tick).exercises[0]?.rows).toMatchObject([{ weight: '70', done: false }]);
  });

  it('puts a removed set and a removed exercise back where they were', () => {
    const [row, curl] = [exercise('Row'), exercise('Curl')];
    const opened = after(blank, add(row), add(curl), { type: 'open', key: row.key });
    const second = opened.exercises[0]?.rows?.[1];
    if (!second) throw new Error('There is no second set');
    const back = after(
      opened,
      { type: 'rows', key: row.key, change: { type: 'removeRow', row: second.key } },
      { type: 'rows', key: row.key, change: { type: 'restoreRow', row: second, at: 1 } },
    );
    expect(back.exercises[0]?.rows?.map(({ key }) => key)).toEqual(
      opened.exercises[0]?.rows?.map(({ key }) => key),
    );
    const gone = after(opened, { type: 'remove', key: row.key });
    expect(gone).toMatchObject({ open: null, exercises: [{ name: 'Curl' }] });
    const [removed] = opened.exercises;
    if (!removed) throw new Error('There is no exercise');
    const again = after(gone, { type: 'restore', exercise: removed, at: 0 });
    expect(again.exercises.map(({ name }) => name)).toEqual(['Row', 'Curl']);
  });
});

describe('importing', () => {
  const imports = (name: string, ...exercises: ReturnType<typeof exercise>[]): WorkoutChange => ({
    type: 'import',
    exercises,
    name,
  });

  it('A-121 A-122: appends what is not there, names a workout without a type and leaves a chosen type alone', () => {
    const fresh = after(blank, imports('Monday - Plan', exercise('Row'), exercise('Curl')));
    expect(fresh).toMatchObject({ type: 'Custom', name: 'Monday - Plan', open: fresh.exercises[0]?.key });
    const chosen = after(
      blank,
      { type: 'details', details: { type: 'Pull' } },
      add(exercise('Row')),
      imports('Monday - Plan', exercise('Row'), exercise('Curl')),
    );
    expect(chosen).toMatchObject({ type: 'Pull', name: '', exercises: [{ name: 'Row' }, { name: 'Curl' }] });
    expect(after(chosen, imports('Monday', exercise('Curl')))).toBe(chosen);
  });
});

describe('a draft', () => {
  it('is read back as it was kept; anything else is none', () => {
    const row = exercise('Row');
    const draft = after(blank, add(row), { type: 'open', key: row.key });
    expect(readWorkoutDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    for (const odd of [undefined, null, {}, { ...draft, exercises: [{}] }, { ...draft, open: 3 }]) {
      expect(readWorkoutDraft(odd)).toBeUndefined();
    }
  });

  it('is begun by what would be missed, not by a choice in the picker, an open exercise or a key', () => {
    expect(isBegun(after(blank, { type: 'pick', picker: { sets: '3' } }))).toBe(false);
    expect(isBegun(after(blank, { type: 'details', details: { notes: 'Slow' } }))).toBe(true);
    expect(differs(after(blank, add(exercise('Row'))), after(blank, add(exercise('Row'))))).toBe(false);
  });
});
