import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { ifKnown, message, nameList, pathId } from './fields.ts';
import { planExercise } from './plan.ts';
import { weekShape } from './plan-fields.ts';
import { copiedPlan } from './programs.ts';

const shareKey = z.string().check(z.regex(/^[\w-]{1,64}$/));
const share = z.object({ share_key: z.nullable(z.string()) });

export const getPlanShare = endpoint({
  method: 'GET',
  path: '/workouts/plans/:id/share',
  access: 'member',
  summary: 'Get the key of the link that shares a plan, or null if it is not shared',
  params: z.object({ id: pathId }),
  response: share,
});

export const sharePlan = endpoint({
  method: 'PUT',
  path: '/workouts/plans/:id/share',
  access: 'member',
  summary: 'Share a plan with every member who has its link; a plan that is shared keeps its key',
  params: z.object({ id: pathId }),
  response: share,
});

export const stopSharingPlan = endpoint({
  method: 'DELETE',
  path: '/workouts/plans/:id/share',
  access: 'member',
  summary: 'Stop sharing a plan; its link no longer works, and copies stay',
  params: z.object({ id: pathId }),
  response: message,
});

export const sharedPlan = z.object({
  plan_name: z.string(),
  /** The first name of whoever shares it, where it is known. */
  shared_by: ifKnown(z.string()),
  fitness_goal: ifKnown(z.string()),
  workouts: weekShape(z.array(planExercise)),
  more_weeks: ifKnown(z.array(weekShape(z.array(planExercise)))),
  /** Exercises that only their owner has, or that left the library. */
  left_out: nameList(),
});
export type SharedPlan = z.output<typeof sharedPlan>;

export const getSharedPlan = endpoint({
  method: 'GET',
  path: '/workouts/shared-plans/:key',
  access: 'member',
  scope: 'plans:read',
  summary:
    'Get a plan by the key of its link. Custom exercises of its owner are replaced by your exercises or the ' +
    'library’s of the same name, or left out and named',
  params: z.object({ key: shareKey }),
  response: sharedPlan,
});

export const copySharedPlan = endpoint({
  method: 'POST',
  path: '/workouts/shared-plans/:key/copy',
  access: 'member',
  scope: 'plans:write',
  zoned: true,
  summary: 'Copy a shared plan into your plans, with the exercises that getting it answers',
  params: z.object({ key: shareKey }),
  response: copiedPlan,
  status: 201,
  idempotent: true,
});
