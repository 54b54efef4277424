import { ifKnown, isFields } from '@fitarc/contract/fields';
import { normalizeFieldNames } from '@fitarc/contract/legacy/plans';
import type { PlanExercise } from '@fitarc/contract/plans';
import { repUnitOf } from '@fitarc/domain/plan';
import { PROGRESSION_RULES } from '@fitarc/domain/progression/rules';
import { readWeekday, WEEKDAYS } from '@fitarc/domain/weekday';
import * as z from 'zod/mini';
import { idFromState } from '../../plans/plan-state.ts';
import { newExercise } from './draft-sets.ts';
import { blankDraft, type DraftExercise, type Picked, type WorkoutDraft } from './workout-draft.ts';

/** What the page was opened with by another. */
export type NavigationPrefill =
  | { readonly kind: 'plan'; readonly planId: string; readonly week: number; readonly session: boolean }
  | {
      readonly kind: 'day';
      readonly day: string;
      readonly planName: string;
      readonly planId: string;
      readonly week: number;
      /** It is done now, not written down. */
      readonly session: boolean;
      readonly exercises: readonly DraftExercise[];
    }
  | { readonly kind: 'exercise'; readonly exercise: Picked };
export type ReadyPrefill = Exclude<NavigationPrefill, { kind: 'plan' }>;

const wordOf = (...values: readonly unknown[]): string =>
  values.find((value): value is string => typeof value === 'string' && value.trim() !== '')?.trim() ?? '';

const countOf = (value: unknown): string =>
  (typeof value === 'number' || typeof value === 'string') && Number(value) >= 1 ? String(value) : '';

const ID = /^[1-9]\d{0,15}$/;
const idOf = (value: unknown): number | null => (ID.test(String(value)) ? Number(value) : null);

/** Whatever the spelling; what has neither an id nor a name is nothing that could be logged. */
function readPicked(given: unknown): Picked | undefined {
  const read = normalizeFieldNames(['exercise_id'])(given);
  if (!isFields(read)) return undefined;
  const name = wordOf(read.name, read.exercise_name);
  if (!name) return undefined;
  const groups = Array.isArray(read.muscle_groups) ? read.muscle_groups : [];
  const muscles = groups.filter((group): group is string => typeof group === 'string');
  return { exercise_id: idOf(read.exercise_id), name, muscles, unit: repUnitOf(read as object) };
}

/** What a plan asks for beyond sets and reps; whatever cannot be read is not asked for. */
const targets = z.object({
  reps: z.number(),
  reps_max: ifKnown(z.number()),
  target_weight: ifKnown(z.number()),
  target_percent: ifKnown(z.number()),
  target_rpe: ifKnown(z.number()),
  progression: ifKnown(z.enum(PROGRESSION_RULES)),
  rest_seconds: ifKnown(z.number()),
  superset: ifKnown(z.number()),
});

function withTargets(exercise: DraftExercise, entry: unknown): DraftExercise {
  const read = z.safeParse(targets, entry);
  if (!read.success) return exercise;
  const { reps, reps_max, target_weight, target_percent, target_rpe, progression, ...rest } = read.data;
  return {
    ...exercise,
    rest: rest.rest_seconds ?? null,
    superset: rest.superset ?? null,
    goal: {
      reps,
      reps_max: reps_max ?? null,
      weight: target_weight ?? null,
      percent: target_percent ?? null,
      rpe: target_rpe ?? null,
      rule: progression ?? null,
    },
  };
}

export const lineOfPlan = (entry: PlanExercise): DraftExercise =>
  withTargets(
    newExercise(
      {
        exercise_id: entry.exercise_id,
        name: entry.name,
        muscles: entry.muscle_groups,
        unit: repUnitOf(entry),
      },
      { sets: countOf(entry.sets), reps: countOf(entry.reps) },
    ),
    entry,
  );

function readLine(given: unknown): DraftExercise | undefined {
  const exercise = readPicked(given);
  if (!exercise || !isFields(given)) return undefined;
  const line = newExercise(exercise, { sets: countOf(given.sets), reps: countOf(given.reps) });
  return withTargets(line, { ...given, reps: Number(given.reps) });
}

export function readNavigationPrefill(state: unknown): NavigationPrefill | undefined {
  if (!isFields(state)) return undefined;
  const week = typeof state.planWeek === 'number' ? state.planWeek : 0;
  const session = state.session === true;
  const list: unknown[] = Array.isArray(state.exercises) ? state.exercises : [];
  if (state.source === 'existingPlans') {
    const planId = idFromState(state);
    return planId === undefined ? undefined : { kind: 'plan', planId, week, session };
  }
  if (state.source === 'workouts') {
    const exercise = readPicked(list[0] ?? state.exercise);
    return exercise && { kind: 'exercise', exercise };
  }
  if (state.source !== 'workoutPlans') return undefined;
  return {
    kind: 'day',
    day: wordOf(state.dayName, state.day_name, state.day),
    planName: wordOf(state.planName, state.plan_name),
    planId: idFromState(state) ?? '',
    week,
    session,
    exercises: list.flatMap((entry) => readLine(entry) ?? []),
  };
}

/** 'Thursday - Strength Four'; a plan without a name leaves the day alone. */
export const dayTitle = (day: string, planName: string): string =>
  [day, planName].filter(Boolean).join(' - ');

type Day = Extract<NavigationPrefill, { kind: 'day' }>;

/** Beginning the same day of the same plan on the same date is going on with it. */
export const originOf = ({ planId, day, planName }: Day, today: string): string =>
  [planId || planName, day, today].join('/');

export const draftOfDay = (arrival: Day, today: string): WorkoutDraft => ({
  ...blankDraft(today),
  type: 'Custom',
  name: dayTitle(arrival.day, arrival.planName),
  exercises: [...arrival.exercises],
  origin: originOf(arrival, today),
  plan: planOf(arrival),
});

/** The day of the plan it is, where plan and day are known. */
function planOf({ planId, week, day }: Day): WorkoutDraft['plan'] {
  const weekday = readWeekday(day);
  const id = idOf(planId);
  return id === null || !weekday ? null : { id, week, day: WEEKDAYS.indexOf(weekday) };
}
