import * as api from '@fitarc/contract/plans';
import type { Db } from '../../platform/db/database.ts';
import { type Route, route } from '../../platform/http/endpoints.ts';
import { listPlansOf } from './plans.repository.ts';

export const plansRoutes = (deps: { readonly db: Db }): Route[] => [
  route(api.listPlans, async ({ session }) => {
    const rows = await listPlansOf(deps.db, session.userId);
    return rows.map((row) => ({
      plan_id: row.id,
      plan_name: row.name,
      fitness_goal: row.fitnessGoal,
      activity_level: row.activityLevel,
      created_at: row.createdAt.toISOString(),
    }));
  }),
];
