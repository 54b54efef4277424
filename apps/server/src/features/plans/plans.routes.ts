import * as api from '@fitarc/contract/plans';
import { WEEKDAYS, weekOf } from '@fitarc/domain/weekday';
import { invalid } from '../../platform/http/app-error.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { write } from '../../platform/writes/write.ts';
import { presentExercise } from '../library/present-exercise.service.ts';
import { generate } from './generation.service.ts';
import {
  deletePlan,
  type Entry,
  findNewestGenerated,
  findPlan,
  listPlansOf,
  type StoredPlan,
} from './plans.repository.ts';
import { changePlan, createCustomPlan, noPlan, type PlanDeps, requirePlan } from './plans.service.ts';

function presentEntry({ exerciseId, sets, reps }: Entry, { exercises }: StoredPlan): api.PlanExercise[] {
  const row = exercises.get(exerciseId);
  if (!row) return [];
  const exercise = presentExercise(row);
  return [{ ...exercise, equipment: exercise.equipment_options, sets, reps }];
}

const presentPlan = (plan: StoredPlan): api.Plan => ({
  plan_id: plan.id,
  plan_name: plan.name,
  fitness_goal: plan.fitnessGoal,
  activity_level: plan.activityLevel,
  workoutDaysCount: new Set(plan.entries.map(({ day }) => day)).size,
  created_at: plan.createdAt.toISOString(),
  source: plan.source,
  reasons: plan.reasons,
  workouts: weekOf((name) =>
    plan.entries.filter(({ day }) => WEEKDAYS[day] === name).flatMap((entry) => presentEntry(entry, plan)),
  ),
});

const presentMade = (plan: StoredPlan) => ({
  ...presentPlan(plan),
  workoutPlanId: plan.id,
  planName: plan.name,
});

export const plansRoutes = ({ db, clock }: PlanDeps): Route[] => [
  route(api.listPlans, async ({ session }) => {
    const rows = await listPlansOf(db, session.userId);
    return rows.map((row) => ({
      plan_id: row.id,
      plan_name: row.name,
      fitness_goal: row.fitnessGoal,
      activity_level: row.activityLevel,
      workoutDaysCount: row.days.length,
      created_at: row.createdAt.toISOString(),
      saved: row.saved,
      training_days: WEEKDAYS.filter((_, day) => row.days.includes(day)),
      exercise_count: row.exerciseCount,
      set_count: row.setCount,
    }));
  }),
  route(api.getInitialPlan, async ({ query, session }) => {
    const { fitness_goal, activity_level } = query;
    const plan = await findNewestGenerated(db, session.userId, fitness_goal, activity_level);
    return plan ? presentPlan(plan) : null;
  }),
  write(api.generatePlan, async ({ tx, body, session, reply, waitedMs }) => {
    const { plan_id, plan_name, workouts } = body;
    if (plan_id && (plan_name || workouts)) {
      return presentMade(await changePlan(tx, clock, session.userId, plan_id, body));
    }
    if (workouts) throw invalid('Plan ID is required to save workouts', { field: 'plan_id' });
    const plan = await generate(tx, clock, session.userId, body, waitedMs);
    if (!plan_id) reply.code(201);
    return presentMade(plan);
  }),
  write(api.createCustomPlan, {
    handle: async ({ tx, body, session }) =>
      presentMade(await createCustomPlan(tx, clock, session.userId, body)),
    legacyResponse: async ({ tx, session }, [id = 0]) => {
      const plan = await findPlan(tx, session.userId, id);
      return plan && presentMade(plan);
    },
  }),
  route(api.getPlan, async ({ params, session }) =>
    presentPlan(await requirePlan(db, session.userId, params.id)),
  ),
  write(api.updatePlan, async ({ tx, params, body, session }) => {
    if (body.plan_id && body.plan_id !== params.id) {
      throw invalid('The plan ID in the body differs from the one in the address', { field: 'plan_id' });
    }
    return presentPlan(await changePlan(tx, clock, session.userId, params.id, body));
  }),
  write(api.deletePlan, async ({ tx, params, session }) => {
    if (!(await deletePlan(tx, session.userId, params.id))) throw noPlan();
    return { message: 'Plan deleted' };
  }),
];
