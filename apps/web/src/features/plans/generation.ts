import type { PlanOptions } from '@fitarc/contract/plan-options';
import * as api from '@fitarc/contract/plans';
import { GENERATION_INTERVAL_MS, GENERATION_WAIT } from '@fitarc/domain/plan';
import { call } from '../../lib/api.ts';
import { isNotFound, RequestNotSentError } from '../../lib/api-error.ts';
import { sessionNow } from '../../lib/session.ts';
import { fetchPlan } from './plan-calls.ts';
import { sameOptions } from './wish-form.ts';

export interface PlanRequest {
  readonly fitness_goal: string;
  readonly activity_level: string;
  /** Null asks for none, where the plan that gives way had some. */
  readonly options?: PlanOptions | null | undefined;
}

export interface GenerationResult {
  /** Absent when the server named none: such a plan can be looked at and not saved. */
  readonly id: number | string | undefined;
  readonly plan: Omit<api.Plan, 'plan_id'>;
  /** Made just now, rather than found. */
  readonly fresh: boolean;
}

interface Underway {
  readonly key: string;
  readonly started: number;
  readonly answer: Promise<GenerationResult>;
}
let last: Underway | undefined;

const isEmpty = ({ workouts }: Pick<api.Plan, 'workouts'>) =>
  Object.values(workouts).every((day) => day.length === 0);

async function make(body: PlanRequest & { plan_id?: number | string }): Promise<GenerationResult> {
  const answer = await call(api.generatePlan, { body });
  const id = answer.workoutPlanId;
  // Some answers only say which plan it is.
  const plan = id !== undefined && isEmpty(answer) ? await fetchPlan(id) : answer;
  return { id, plan: { ...plan, plan_name: plan.plan_name || answer.planName }, fresh: true };
}

/**
 * Asks for a plan. The same goal and level again, while underway or just answered, is the same call; another
 * one has to wait a moment. A call that failed is forgotten, so that it can be tried again.
 */
export function generate(planRequest: PlanRequest, planId?: number | string): Promise<GenerationResult> {
  const body = { ...planRequest, ...(planId === undefined ? {} : { plan_id: planId }) };
  const key = JSON.stringify([sessionNow().token, body]);
  if (last?.key === key) return last.answer;
  if (last && Date.now() - last.started < GENERATION_INTERVAL_MS)
    return Promise.reject(new RequestNotSentError(GENERATION_WAIT));
  const answer = make(body);
  const entry = { key, started: Date.now(), answer };
  last = entry;
  const forget = () => {
    if (last === entry) last = undefined;
  };
  answer.then(() => setTimeout(forget, GENERATION_INTERVAL_MS), forget);
  return answer;
}

async function fetchInitial({ fitness_goal, activity_level }: PlanRequest, signal?: AbortSignal) {
  try {
    return await call(api.getInitialPlan, { query: { fitness_goal, activity_level } }, { signal });
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

/**
 * The newest plan that was generated for this goal and level; a new one when there is none, or when it was made for
 * other wishes. Whoever has none takes it as it is.
 */
export async function getOrCreateInitial(
  planRequest: PlanRequest,
  signal?: AbortSignal,
): Promise<GenerationResult> {
  const plan = await fetchInitial(planRequest, signal);
  const { options } = planRequest;
  const suits = plan && (!options || sameOptions(options, plan.options));
  return suits ? { id: plan.plan_id, plan, fresh: false } : generate(planRequest);
}
