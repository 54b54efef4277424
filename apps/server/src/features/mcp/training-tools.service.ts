import { getExerciseProgress } from '@fitarc/contract/exercise-progress';
import { listExercises } from '@fitarc/contract/library';
import { getPlan, listPlans } from '@fitarc/contract/plans';
import { listLastTimes } from '@fitarc/contract/workouts';
import { addDays, daysBetween, type LocalDate, localDate } from '@fitarc/domain/local-date';
import { planWeekOf } from '@fitarc/domain/plan-week';
import { mondayOf, WEEKDAYS, type Weekday } from '@fitarc/domain/weekday';
import * as z from 'zod/mini';
import { type ApiCaller, ApiRefusal } from './api-caller.service.ts';
import { date } from './food-tools.service.ts';
import { clip, type Tool, tool } from './tool.service.ts';

export const exerciseName = z
  .string()
  .check(z.minLength(1), z.maxLength(100), z.describe('The name of an exercise, such as "bench press"'));
const CANDIDATES = 5;

export const findExercises = async (api: ApiCaller, name: string) =>
  (await api.call(listExercises, { query: { search: name, brief: 'true', limit: CANDIDATES } })).map(
    ({ exercise_id, name: found }) => ({ exercise_id: Number(exercise_id), name: clip(found) }),
  );

async function requireExercise(api: ApiCaller, name: string) {
  const [best, ...others] = await findExercises(api, name);
  if (!best) throw new ApiRefusal(`No exercise is called "${clip(name)}".`);
  return { ...best, others: others.map((one) => one.name) };
}

const setLine = z.object({ weight_kg: z.nullable(z.number()), reps: z.number(), kind: z.string() });

const lastTime = tool({
  name: 'last_time',
  title: 'Last time',
  description: 'The sets of the latest workout with an exercise. Weights are kilograms.',
  scopes: ['library:read', 'workouts:read'],
  writes: false,
  input: z.object({ exercise: exerciseName }),
  output: z.object({
    exercise: z.string(),
    date: z.nullable(z.string()),
    sets: z.array(setLine),
    volume_kg: z.number(),
    other_matches: z.array(z.string()),
  }),
  run: async ({ api }, { exercise }) => {
    const { exercise_id, name, others } = await requireExercise(api, exercise);
    const [last] = await api.call(listLastTimes, { query: { exerciseIds: exercise_id } });
    const sets = last?.set_details ?? [];
    return {
      exercise: name,
      date: last?.date ?? null,
      sets: sets.map(({ weight, reps, kind }) => ({ weight_kg: weight, reps, kind })),
      volume_kg: last?.volume ?? 0,
      other_matches: others,
    };
  },
});

const record = z.nullable(z.object({ value: z.number(), date: z.string() }));
const recordOf = (held: { value: number; date: string } | null) =>
  held && { value: held.value, date: held.date };
const MOST_POINTS = 60;

const progress = tool({
  name: 'progress',
  title: 'Progress in an exercise',
  description:
    'Records in an exercise and its bests by day over the last days. Weights and volumes are kilograms; ' +
    'one_rep_max is estimated.',
  scopes: ['library:read', 'workouts:read'],
  writes: false,
  input: z.object({ exercise: exerciseName, days: z._default(z.int().check(z.gte(7), z.lte(3650)), 90) }),
  output: z.object({
    exercise: z.string(),
    sessions: z.number(),
    records: z.object({ one_rep_max: record, heaviest: record, volume: record, most_reps: record }),
    points: z.array(
      z.object({
        date: z.string(),
        one_rep_max: z.nullable(z.number()),
        weight: z.nullable(z.number()),
        reps: z.number(),
        volume: z.number(),
      }),
    ),
    other_matches: z.array(z.string()),
  }),
  run: async ({ api }, { exercise, days }) => {
    const { exercise_id, name, others } = await requireExercise(api, exercise);
    const { records, periods, session_count } = await api.call(getExerciseProgress, {
      params: { id: exercise_id },
    });
    const from = addDays(api.today, -days);
    return {
      exercise: name,
      sessions: session_count,
      records: {
        one_rep_max: recordOf(records.one_rep_max),
        heaviest: recordOf(records.heaviest),
        volume: recordOf(records.volume),
        most_reps: recordOf(records.most_reps),
      },
      points: periods
        .filter((period) => period.date >= from)
        .slice(-MOST_POINTS)
        .map((period) => ({
          date: period.date,
          one_rep_max: period.one_rep_max,
          weight: period.weight,
          reps: period.reps,
          volume: period.volume,
        })),
      other_matches: others,
    };
  },
});

const dayOf = (day: LocalDate) => WEEKDAYS[daysBetween(mondayOf(day), day)] as Weekday;

const planToday = tool({
  name: 'plan_today',
  title: 'Plan of the day',
  description: 'What the active plan says for a day. Without exercises it is a rest day.',
  scopes: ['plans:read'],
  writes: false,
  input: z.object({ date }),
  output: z.object({
    date: z.string(),
    plan: z.nullable(z.string()),
    week: z.nullable(z.number()),
    exercises: z.array(
      z.object({
        exercise_id: z.number(),
        name: z.string(),
        sets: z.number(),
        reps: z.number(),
        reps_max: z.nullable(z.number()),
        target_weight_kg: z.nullable(z.number()),
      }),
    ),
  }),
  run: async ({ api }, { date: day = api.today }) => {
    const active = (await api.call(listPlans)).find((one) => one.active);
    if (!active) return { date: day, plan: null, week: null, exercises: [] };
    const plan = await api.call(getPlan, { params: { id: Number(active.plan_id) } });
    const weeks = [plan.workouts, ...(plan.more_weeks ?? [])];
    const week = planWeekOf(plan.started_on ? localDate(plan.started_on) : null, day, weeks.length);
    const entries = weeks[week]?.[dayOf(day)] ?? [];
    return {
      date: day,
      plan: clip(plan.plan_name),
      week: week + 1,
      exercises: entries.map((entry) => ({
        exercise_id: Number(entry.exercise_id),
        name: clip(entry.name),
        sets: entry.sets,
        reps: entry.reps,
        reps_max: entry.reps_max ?? null,
        target_weight_kg: entry.target_weight ?? null,
      })),
    };
  },
});

export const trainingTools: readonly Tool[] = [lastTime, progress, planToday];
