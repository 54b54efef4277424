import { getPlanFile, listExerciseKeys } from '@fitarc/contract/plan-file';
import * as api from '@fitarc/contract/plan-sharing';
import { type Route, route } from '../../../platform/http/route.ts';
import { callerDay } from '../../../platform/http/time-zone.ts';
import { write } from '../../../platform/writes/write.ts';
import { activateIfFirst, type PlanDeps } from '../plans.service.ts';
import { listKeys } from './sharing.repository.ts';
import {
  copySharedPlan,
  readPlanFile,
  readSharedPlan,
  readShareKey,
  sharePlan,
  stopSharing,
} from './sharing.service.ts';

export const sharingRoutes = ({ db, clock }: PlanDeps): Route[] => [
  route(api.getPlanShare, async ({ params, session }) => ({
    share_key: await readShareKey(db, session.userId, params.id),
  })),
  write(api.sharePlan, async ({ tx, params, session }) => ({
    share_key: await sharePlan(tx, session.userId, params.id),
  })),
  write(api.stopSharingPlan, async ({ tx, params, session }) => {
    await stopSharing(tx, session.userId, params.id);
    return { message: 'The plan is no longer shared' };
  }),
  route(getPlanFile, ({ params, session }) => readPlanFile(db, session.userId, params.id)),
  route(api.getSharedPlan, ({ params, session }) => readSharedPlan(db, session.userId, params.key)),
  write(api.copySharedPlan, async ({ tx, params, session, request }) => {
    const { plan, left_out } = await copySharedPlan(tx, clock, session.userId, params.key);
    await activateIfFirst(tx, plan, callerDay(request, clock).today);
    return { plan_id: plan.id, plan_name: plan.name, left_out };
  }),
  route(listExerciseKeys, () => listKeys(db)),
];
