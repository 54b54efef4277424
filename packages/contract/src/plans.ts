import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { tolerantList } from './fields.ts';

const planSummary = z.object({
  plan_id: z.union([z.number(), z.string()]),
  plan_name: z.string(),
  fitness_goal: z.nullable(z.string()),
  activity_level: z.nullable(z.string()),
  created_at: z.string(),
});

export const listPlans = endpoint({
  method: 'GET',
  path: '/workouts/plans/',
  access: 'member',
  summary: "The member's plans, newest first",
  response: tolerantList(planSummary),
});
