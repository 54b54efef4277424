/**
 * Accepted spellings of plans, in bodies, queries and answers. Each reader returns the shape that plans.ts declares;
 * what it cannot read it returns as it is, for the schema to refuse.
 */
import { isFields } from '../fields.ts';
import { readCustomWeek, readWeek, readWorkouts } from './plan-week.ts';

/** Plans are met in several spellings; they are read in all of them and written in the first. */
const SPELLINGS: Record<string, readonly string[]> = {
  plan_id: ['plan_id', 'planId', 'workoutPlanId', 'id'],
  plan_name: ['plan_name', 'planName', 'planname', 'name'],
  fitness_goal: ['fitness_goal', 'fitnessGoal', 'fitnessgoal'],
  activity_level: ['activity_level', 'activityLevel', 'activitylevel'],
  created_at: ['created_at', 'createdAt'],
  exercise_id: ['exercise_id', 'exerciseId', 'id'],
};

/** Renames the named fields to our spelling; the first spelling with a value wins. */
export function normalizeFieldNames(names: readonly string[]) {
  return (value: unknown): unknown => {
    if (!isFields(value)) return value;
    const read = names.map((name) => {
      const spelling = SPELLINGS[name]?.find((key) => value[key] !== undefined && value[key] !== null);
      return [name, spelling === undefined ? value[name] : value[spelling]] as const;
    });
    return { ...value, ...Object.fromEntries(read) };
  };
}

const PLAN_FIELDS = ['plan_id', 'plan_name', 'fitness_goal', 'activity_level', 'created_at'];

/** The equipment goes by two names; both are filled. */
export const readPlanExercise = (value: unknown) => {
  const read = normalizeFieldNames(['exercise_id'])(value);
  if (!isFields(read)) return read;
  const equipment = read.equipment ?? read.equipment_options;
  return { ...read, equipment, equipment_options: read.equipment_options ?? equipment };
};

export const readPlanSummary = normalizeFieldNames(PLAN_FIELDS);

export const readPlan = (value: unknown) => {
  const read = normalizeFieldNames(PLAN_FIELDS)(value);
  return isFields(read) ? { ...read, workouts: readWeek(read.workouts) } : read;
};

/** The id and the name under both of their names. */
export const readGeneratedPlan = (value: unknown) => {
  const read = readPlan(value);
  if (!isFields(read)) return read;
  const plan_id = read.plan_id ?? undefined;
  return { ...read, plan_id, workoutPlanId: plan_id, planName: read.plan_name };
};

/** A body in any spelling, as the shape it is read into; undefined workouts are no change. */
export const readPlanChanges = (value: unknown) => {
  const read = normalizeFieldNames(['plan_id', 'plan_name', 'fitness_goal', 'activity_level'])(value);
  if (!isFields(read) || read.workouts === undefined || read.workouts === null) {
    return isFields(read) ? { ...read, workouts: undefined } : read;
  }
  return { ...read, workouts: readWorkouts(read.workouts) ?? 'unreadable' };
};

/** No plan is said in many ways: null, an empty list or object, {plan: null}, an object without an id. */
export const readInitialPlan = (value: unknown) => {
  const found = isFields(value) && isFields(value.plan) ? value.plan : value;
  const read = readPlan(found);
  return isFields(read) && read.plan_id !== undefined && read.plan_id !== null ? read : null;
};

export const readInitialQuery = normalizeFieldNames(['fitness_goal', 'activity_level']);

/** The days as workoutDays, workout_days or workouts, the exercises among them or as selectedExercises. */
export const readCustomPlan = (value: unknown) => {
  const read = readPlanChanges(value);
  if (!isFields(read)) return read;
  const days = read.workoutDays ?? read.workout_days ?? (isFields(value) ? value.workouts : undefined);
  return { ...read, workouts: readCustomWeek(days, read.selectedExercises ?? read.selected_exercises) };
};
