import type { Plan, PlanExercise } from '@fitarc/contract/plans';
import type { Workout } from '@fitarc/contract/workout';
import { localDate } from '@fitarc/domain/local-date';
import { weekOf } from '@fitarc/domain/weekday';
import { describe, expect, it } from 'vitest';
import { fromDay, sessionFromDay } from './start-workout.ts';
import { weekProgress } from './week-progress.ts';

const entry = (exercise_id: number, more: Partial<PlanExercise> = {}) =>
  ({
    exercise_id,
    name: `Exercise ${exercise_id}`,
    muscle_groups: ['Legs'],
    equipment: ['Barbell'],
    sets: 3,
    reps: 8,
    ...more,
  }) as PlanExercise;
const week = (days: Record<string, PlanExercise[]>) => weekOf((day) => days[day] ?? []);
const plan = (changes: Partial<Plan> = {}): Plan =>
  ({
    plan_id: 7,
    plan_name: 'Strong',
    fitness_goal: null,
    active: true,
    started_on: '2026-11-02',
    workouts: week({ Monday: [entry(1)], Wednesday: [entry(2)], Thursday: [entry(3)], Friday: [entry(1)] }),
    ...changes,
  }) as Plan;
const workout = (date: string, changes: Partial<Workout> = {}): Workout =>
  ({ workout_name: 'Push', date, exercises: [], ...changes }) as unknown as Workout;
const of = (plan_week: number, plan_day: number) => ({ plan_id: 7, plan_week, plan_day });

const THURSDAY = localDate('2026-11-12');
const statesOf = (workouts: Workout[], changes: Partial<Plan> = {}) =>
  weekProgress(plan(changes), workouts, THURSDAY).days.map(({ state }) => state);

describe('this week of a plan', () => {
  it('has days done, missed, today and to come (R-833)', () => {
    expect(statesOf([workout('2026-11-09', of(0, 0))])).toEqual([
      'done',
      'rest',
      'missed',
      'today',
      'coming',
      'rest',
      'rest',
    ]);
  });

  it('counts a missed day that was done on another, and not for that other day', () => {
    const monday = workout('2026-11-12', {
      ...of(0, 0),
      exercises: [{ exercise_id: 3, exercise_name: 'Exercise 3' }] as Workout['exercises'],
    });
    expect(statesOf([monday]).slice(0, 4)).toEqual(['done', 'rest', 'missed', 'today']);
  });

  it('counts older workouts by the name they were begun with, else by an exercise on that day', () => {
    const named = workout('2026-11-12', { workout_name: 'Monday - Strong' });
    expect(statesOf([named]).slice(0, 4)).toEqual(['done', 'rest', 'missed', 'today']);
    const shared = [{ exercise_id: 2, exercise_name: '' }] as Workout['exercises'];
    expect(statesOf([workout('2026-11-11', { exercises: shared })])[2]).toBe('done');
    expect(statesOf([workout('2026-11-12', { exercises: shared })])[2]).toBe('missed');
  });

  it('takes nothing from another plan, another week of the plan or the week before', () => {
    const others = [
      workout('2026-11-09', { ...of(0, 0), plan_id: 8 }),
      workout('2026-11-11', of(1, 2)),
      workout('2026-11-04', of(0, 3)),
    ];
    expect(statesOf(others).slice(0, 4)).toEqual(['missed', 'rest', 'missed', 'today']);
  });

  it('misses nothing before the plan was started', () => {
    expect(statesOf([], { started_on: '2026-11-11' }).slice(0, 4)).toEqual([
      'rest',
      'rest',
      'missed',
      'today',
    ]);
  });

  it('is the week of the plan that its start leads to', () => {
    const second = week({ Tuesday: [entry(4)] });
    const { week: number, days } = weekProgress(plan({ more_weeks: [second] }), [], THURSDAY);
    expect(number).toBe(1);
    expect(days.map(({ state }) => state)).toEqual([
      'rest',
      'missed',
      'rest',
      'rest',
      'rest',
      'rest',
      'rest',
    ]);
  });
});

it('a workout is started with its plan, week and day, and everything an entry asks for', () => {
  const asked = {
    reps_max: 12,
    target_weight: 60,
    target_percent: 80,
    target_rpe: 8,
    rest_seconds: 120,
    progression: 'linear',
    superset: 1,
  } as const;
  const second = week({ Tuesday: [entry(4, asked)] });
  const state = fromDay(plan({ more_weeks: [second] }), { week: 1, day: 'Tuesday' });
  expect(state).toMatchObject({ planId: 7, planWeek: 1, planDay: 1, day: 'Tuesday' });
  expect(state.exercises).toEqual([
    {
      exercise_id: 4,
      name: 'Exercise 4',
      sets: 3,
      reps: 8,
      muscle_groups: ['Legs'],
      equipment: ['Barbell'],
      ...asked,
    },
  ]);
  expect(state).not.toHaveProperty('session');
  expect(sessionFromDay(plan(), { week: 0, day: 'Monday' })).toMatchObject({ session: true, planDay: 0 });
});
