import { describe, expect, it, vi } from 'vitest';
import { newExercise, newSet } from './draft-sets.ts';
import { lineField, pickerField } from './focus-field.ts';
import { blankDraft, type DraftExercise, EMPTY_PICKER, type WorkoutDraft } from './workout-draft.ts';
import { canAddPicked, problemsOf } from './workout-problems.ts';

vi.stubGlobal('window', globalThis);

const ROW = { exercise_id: 7, name: 'Row', muscles: [], unit: 'reps' } as const;
const PICKED = { ...ROW, muscles: [] };
const line = (sets: string, reps: string, weight: string): DraftExercise =>
  newExercise(PICKED, { sets, reps, weight });
const rows = (...sets: (readonly [string, string])[]): DraftExercise => ({
  ...line('1', '1', ''),
  rows: sets.map(([weight, reps]) => newSet({ weight, reps, done: false, kind: 'normal' })),
});
const workout = (...exercises: DraftExercise[]): WorkoutDraft => ({
  ...blankDraft('2026-06-10'),
  type: 'Pull',
  exercises,
});
const wrongWith = (draft: WorkoutDraft) => problemsOf(draft, 'all');

describe('what is wrong', () => {
  it('R-396 R-397 R-398 R-399: is said in the order of the form', () => {
    const empty = { ...workout(), type: '', date: '' };
    expect(wrongWith(empty).messages).toEqual([
      'Workout type is required',
      'Date is required',
      'Please add at least one exercise',
    ]);
    expect(wrongWith({ ...empty, type: 'Custom', name: ' ' }).messages[0]).toBe(
      'Custom workout name is required',
    );
  });

  it.each([
    [line('0', '10', ''), 'Sets of Row must be a whole number between 1 and 100'],
    [line('101', '10', ''), 'Sets of Row must be a whole number between 1 and 100'],
    [line('3', '1.5', ''), 'Reps of Row must be a whole number between 1 and 1000'],
    [line('3', '10', '-1'), 'Weight of Row must be between 0 and 1000 kg'],
    [rows(), 'Row needs at least one set'],
    [rows(['80', '8'], ['heavy', '3']), 'Set 2 of Row needs a weight between -1000 and 1000 kg'],
    [rows(['80', '8'], ['80', '']), 'Set 2 of Row needs whole reps between 0 and 100,000'],
  ])('R-404 R-405: sets and reps from 1, weight from 0, up to a limit (%#)', (exercise, message) => {
    expect(wrongWith(workout(exercise))).toMatchObject({ messages: [message], fields: ['exercises'] });
  });

  it('a set may be as long or as assisted as the server stores it', () => {
    expect(wrongWith(workout(rows(['-22.5', '8'], ['', '5400'], ['', '100000']))).messages).toEqual([]);
    expect(wrongWith(workout(rows(['-1001', '8'], ['', '100001']))).messages).toEqual([
      'Set 1 of Row needs a weight between -1000 and 1000 kg',
      'Set 2 of Row needs whole reps between 0 and 100,000',
    ]);
  });

  it('a workout has at most 1,000 sets in all', () => {
    const tens = Array.from({ length: 10 }, () => line('100', '5', ''));
    expect(wrongWith(workout(...tens)).messages).toEqual([]);
    expect(wrongWith(workout(...tens, rows(['80', '8'])))).toMatchObject({
      messages: ['A workout can have at most 1,000 sets'],
      fields: ['exercises'],
    });
  });

  it('leads to the field, and opens the exercise of a set', () => {
    const zero = line('0', '10', '');
    expect(wrongWith(workout(zero)).place).toEqual({ field: lineField(zero.key, 'sets') });
    const heavy = rows(['80', '8'], ['heavy', '3']);
    const field = lineField(heavy.rows?.[1]?.key ?? '', 'weight');
    expect(wrongWith(workout(heavy)).place).toEqual({ field, open: heavy.key });
  });

  it('R-402 R-403: duration and calories from 0, up to a limit', () => {
    const draft = workout(line('3', '10', ''));
    expect(wrongWith({ ...draft, duration: '1441', calories: '-0.5' })).toMatchObject({
      messages: ['Duration must be between 0 and 1440', 'Calories burned must be between 0 and 100,000'],
      fields: ['duration', 'calories'],
      place: { field: 'duration' },
    });
    expect(wrongWith({ ...draft, duration: '0', calories: '12,5' }).fields).toEqual([]);
    expect(wrongWith({ ...draft, duration: 'long' }).fields).toEqual(['duration']);
  });
});

describe('an exercise that is chosen and not added', () => {
  const message = 'Row is not added yet. Enter its sets and reps and press Add, or clear it.';
  const chosen = (sets: string, reps: string, weight = '') => ({
    ...workout(),
    picker: { exercise: PICKED, sets, reps, weight },
  });

  it('R-399 is said after what the form insists on, with the field that is missing', () => {
    expect(wrongWith({ ...chosen('', ''), type: '' })).toEqual({
      messages: ['Workout type is required', 'Please add at least one exercise', message],
      fields: ['type', 'exercises', 'picker'],
      place: { field: pickerField('sets') },
    });
    expect(wrongWith(chosen('3', '0')).place).toEqual({ field: pickerField('reps') });
    expect(wrongWith(chosen('3', '8', 'heavy')).messages[1]).toBe(
      'Weight of Row must be between 0 and 1000 kg',
    );
  });

  it('can be added when it is complete; nothing chosen is nothing wrong', () => {
    expect(canAddPicked(chosen('3', '8', '82,5'))).toBe(true);
    expect(canAddPicked(chosen('3', ''))).toBe(false);
    expect(canAddPicked({ ...workout(), picker: { ...EMPTY_PICKER, sets: '3', reps: '8' } })).toBe(false);
    expect(
      wrongWith({ ...workout(line('3', '8', '')), picker: { ...EMPTY_PICKER, sets: '3' } }).messages,
    ).toEqual([]);
  });
});
