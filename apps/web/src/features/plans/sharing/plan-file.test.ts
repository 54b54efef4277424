import type { Exercise } from '@fitarc/contract/exercise';
import type { PlanFile } from '@fitarc/contract/plan-file';
import { describe, expect, it } from 'vitest';
import { matchPlanFile, weeksToSend } from './match-plan-file.ts';
import { fileNameOf, readPlanText } from './plan-file.ts';

const entry = (exercise: string, more: object = {}) => ({ exercise, sets: 3, reps: 8, ...more });
const plan = (Monday: readonly object[], changes: object = {}) => ({
  format: 'fitarc-plan',
  version: 1,
  name: 'Mine',
  weeks: [{ Monday }],
  ...changes,
});
const problem = (value: unknown) => readPlanText(typeof value === 'string' ? value : JSON.stringify(value));
const fileOf = (value: object): PlanFile => {
  const read = readPlanText(JSON.stringify(value));
  if ('problem' in read) throw new Error(read.problem);
  return read.file;
};

describe('the file of a plan', () => {
  it.each([
    ['Upper & Lower, 4 Days', 'fitarc-plan-upper-lower-4-days.json'],
    ['Übung für Ada', 'fitarc-plan-ubung-fur-ada.json'],
    ['計画', 'fitarc-plan-plan.json'],
    ['../../x', 'fitarc-plan-x.json'],
  ])('of %s is called %s', (name, file) => {
    expect(fileNameOf(name)).toBe(file);
  });

  it('is read whole, days that are missing are empty', () => {
    const { weeks, name } = fileOf(plan([entry('Plank', { reps_max: 12, target_percent: 80 })]));
    expect(name).toBe('Mine');
    expect(weeks[0]?.Monday).toEqual([
      { exercise: 'Plank', sets: 3, reps: 8, reps_max: 12, target_percent: 80 },
    ]);
    expect(weeks[0]?.Sunday).toEqual([]);
  });

  it.each([
    ['no JSON', '{', /is not a FitArc plan/],
    ['another thing', [1], /is not a FitArc plan/],
    ['another file', { name: 'x' }, /is not a FitArc plan/],
    ['all data', { plans: [], workouts: [] }, /page Import/],
    ['a newer one', plan([entry('Plank')], { version: 2 }), /newer version/],
    ['no weeks', plan([], { weeks: [] }), /The plan has no weeks/],
    ['too many weeks', plan([], { weeks: Array(13).fill({}) }), /at most 12 weeks/],
    ['nothing in it', plan([]), /has no exercises/],
    ['no name', plan([entry('Plank')], { name: ' ' }), /Plan name is required/],
    [
      'bad sets',
      plan([entry('Plank'), entry('Plank', { sets: 0 })]),
      /Week 1, Monday, exercise 2: Sets must be/,
    ],
    ['a range the wrong way', plan([entry('Plank', { reps_max: 2 })]), /exercise 1: The most reps/],
    ['no exercise', plan([{ sets: 1, reps: 1 }]), /Week 1, Monday, exercise 1: The name of an exercise/],
  ])('says what is wrong: %s', (_what, value, text) => {
    expect(problem(value)).toEqual({ problem: expect.stringMatching(text) });
  });
});

const exercise = (exercise_id: number, name: string, other_names: string[] = []) =>
  ({
    exercise_id,
    name,
    other_names,
    muscles: [],
    muscle_groups: [],
    equipment_options: [],
  }) as unknown as Exercise;
const SOURCES = {
  exercises: [exercise(1, 'Push-Up', ['Press-Up']), exercise(2, 'Barbell Row'), exercise(3, 'Cable Row')],
  keys: [
    { key: 'push-up', exercise_id: 1, import_names: [] },
    { key: 'barbell-row', exercise_id: 2, import_names: ['Bent Over Row (Barbell)'] },
    { key: 'gone', exercise_id: 99, import_names: [] },
  ],
};

describe('its exercises', () => {
  it('are found by key, name, other names and what other apps call them; the rest is offered', () => {
    const file = fileOf(
      plan([
        entry('Renamed since', { key: 'push-up' }),
        entry('press-up'),
        entry('barbell row'),
        entry('Bent Over Row (Barbell)'),
        entry('Garage Row', { key: 'gone' }),
        entry('Zxqv'),
      ]),
    );
    const matched = matchPlanFile(file, SOURCES);
    expect(matched.map(({ name, id }) => [name, id])).toEqual([
      ['Renamed since', 1],
      ['press-up', 1],
      ['barbell row', 2],
      ['Bent Over Row (Barbell)', 2],
      ['Garage Row', undefined],
      ['Zxqv', undefined],
    ]);
    expect(matched[4]?.offers.map(({ name }) => name)).toEqual(expect.arrayContaining(['Barbell Row']));
    expect(matched[5]?.offers).toEqual([]);
  });

  it('are sent with their targets; names without a choice are left out', () => {
    const file = fileOf(
      plan([entry('Push-Up', { key: 'push-up', rest_seconds: 60 }), entry('Garage Row'), entry('Zxqv')]),
    );
    const matched = matchPlanFile(file, SOURCES);
    expect(weeksToSend(file, matched, { 'Garage Row': '3', Zxqv: '' })[0]?.Monday).toEqual([
      { exercise_id: 1, name: 'Push-Up', sets: 3, reps: 8, rest_seconds: 60 },
      { exercise_id: '3', name: 'Garage Row', sets: 3, reps: 8 },
    ]);
  });
});
