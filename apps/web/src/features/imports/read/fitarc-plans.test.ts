import { describe, expect, it } from 'vitest';
import { prepareBatches } from '../prepare/prepare-batches.ts';
import { emptyFile } from './empty-file.ts';
import { plansIn } from './fitarc-plans.ts';
import { LeftOutList } from './left-out.ts';

const row = (changes: Record<string, unknown>) => ({
  planId: 4,
  week: 0,
  day: 'Monday',
  name: 'Squat',
  sets: 3,
  reps: 8,
  repsMax: null,
  targetWeight: null,
  targetPercent: null,
  targetRpe: null,
  rest: null,
  rule: null,
  superset: null,
  ...changes,
});
const plan = {
  id: 4,
  name: 'Strong',
  createdAt: '2026-03-01',
  saved: true,
  active: true,
  startedOn: '2026-03-02',
};
const everything = {
  repsMax: 12,
  targetWeight: '61.235',
  targetPercent: 80,
  targetRpe: '8.5',
  rest: 0,
  rule: 'linear',
  superset: 1,
};

function preparedPlans(data: Record<string, unknown>) {
  const leftOut = new LeftOutList();
  const file = { ...emptyFile('fitarc'), plans: plansIn(data) };
  const squat = { kind: 'exercise', exerciseId: 1, unit: 'reps' } as const;
  const sled = { kind: 'own', key: 'sled', unit: 'metres' } as const;
  const choices = new Map<string, typeof squat | typeof sled>([
    ['Squat', squat],
    ['Sled', sled],
  ]);
  return [...prepareBatches(file, [], { unit: 'kg', choices, leftOut })].flatMap(({ plans = [] }) => plans);
}

describe('plans of FitArc’s own download', () => {
  it('keep their weeks, what entries ask for, their options and which one is active', () => {
    const [prepared] = preparedPlans({
      plans: [{ ...plan, options: { days: 3, avoid: ['Legs'] } }],
      plan_exercises: [row(everything), row({ week: 2, day: 'Friday', name: 'Sled' })],
    });
    expect(prepared).toMatchObject({
      active: true,
      started_on: '2026-03-02',
      options: { days: 3, avoid: ['Legs'] },
    });
    expect(prepared?.workouts.Monday).toEqual([
      {
        exercise_id: 1,
        sets: 3,
        reps: 8,
        reps_max: 12,
        target_weight: 61.235,
        target_percent: 80,
        target_rpe: 8.5,
        rest_seconds: 0,
        progression: 'linear',
        superset: 1,
      },
    ]);
    expect(prepared?.more_weeks?.map(({ Friday }) => Friday)).toEqual([
      [],
      [{ own_key: 'sled', sets: 3, reps: 8 }],
    ]);
  });

  it('of an older download have one week and nothing more', () => {
    const { week: _week, ...old } = row({});
    const [prepared] = preparedPlans({ plans: [{ ...plan, active: undefined }], plan_exercises: [old] });
    expect(prepared?.workouts.Monday).toEqual([{ exercise_id: 1, sets: 3, reps: 8 }]);
    expect(prepared).not.toHaveProperty('more_weeks');
    expect(prepared).not.toHaveProperty('active');
  });
});
