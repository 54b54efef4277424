import * as api from '@fitarc/contract/plans';
import { WEEKDAYS } from '@fitarc/domain/weekday';
import { invalid } from '../../platform/http/app-error.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { callerDay } from '../../platform/http/time-zone.ts';
import { write } from '../../platform/writes/write.ts';
import { generate } from './generation.service.ts';
import {
  deletePlan,
  findNewestGenerated,
  findPlan,
  listPlansOf,
  type StoredPlan,
} from './plans.repository.ts';
import {
  activateIfFirst,
  activatePlan,
  changePlan,
  createCustomPlan,
  noPlan,
  type PlanDeps,
  requirePlan,
} from './plans.service.ts';
import { presentPlan } from './present-plan.service.ts';

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
      active: row.active,
      started_on: row.startedOn,
      week_count: row.weekCount,
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
  write(api.generatePlan, async ({ tx, body, session, request, reply, waitedMs }) => {
    const { plan_id, plan_name, workouts } = body;
    if (plan_id && (plan_name || workouts)) {
      const plan = await changePlan(tx, clock, session.userId, plan_id, body);
      return presentMade(await activateIfFirst(tx, plan, callerDay(request, clock).today));
    }
    if (workouts) throw invalid('Plan ID is required to save workouts', { field: 'plan_id' });
    const plan = await generate(tx, clock, session.userId, body, waitedMs);
    if (!plan_id) reply.code(201);
    return presentMade(plan);
  }),
  write(api.createCustomPlan, {
    handle: async ({ tx, body, session, request }) => {
      const plan = await createCustomPlan(tx, clock, session.userId, body);
      return presentMade(await activateIfFirst(tx, plan, callerDay(request, clock).today));
    },
    legacyResponse: async ({ tx, session }, [id = 0]) => {
      const plan = await findPlan(tx, session.userId, id);
      return plan && presentMade(plan);
    },
  }),
  route(api.getPlan, async ({ params, session }) =>
    presentPlan(await requirePlan(db, session.userId, params.id)),
  ),
  write(api.updatePlan, async ({ tx, params, body, session, request }) => {
    if (body.plan_id && body.plan_id !== params.id) {
      throw invalid('The plan ID in the body differs from the one in the address', { field: 'plan_id' });
    }
    const plan = await changePlan(tx, clock, session.userId, params.id, body);
    return presentPlan(await activateIfFirst(tx, plan, callerDay(request, clock).today));
  }),
  write(api.activatePlan, async ({ tx, params, body, session, request }) => {
    const startedOn = body.started_on ?? callerDay(request, clock).today;
    const { active } = body;
    return presentPlan(await activatePlan(tx, session.userId, params.id, { active, startedOn }));
  }),
  write(api.deletePlan, async ({ tx, params, session }) => {
    if (!(await deletePlan(tx, session.userId, params.id))) throw noPlan();
    return { message: 'Plan deleted' };
  }),
];
