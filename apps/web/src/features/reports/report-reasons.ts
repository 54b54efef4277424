import type { Food } from '@fitarc/contract/foods';
import { REASON_PROBLEM } from '@fitarc/contract/reports';
import type { ReportReason } from '@fitarc/domain/food';

export type ReportedFood = Pick<Food, 'food_id' | 'name' | 'visibility'>;

const NO_FOOD = 'No food selected to report';
const NOT_PUBLIC = 'Only public foods can be reported';
export const REASON_LENGTH = 500;

/** What stands in the way of any report of it, whatever the reason. */
export function foodProblem(food: ReportedFood | undefined): string | undefined {
  if (!food) return NO_FOOD;
  return food.visibility === 'public' ? undefined : NOT_PUBLIC;
}

export interface Choice {
  readonly reason: ReportReason | undefined;
  /** In the reporter's own words, for a reason that is none of the others. */
  readonly words: string;
}

export type Report =
  | { readonly problem: string }
  | { readonly contentId: number | string; readonly reason: string };

/** What to send, or why nothing is sent. */
export function reportOf(food: ReportedFood | undefined, { reason, words }: Choice): Report {
  const problem = foodProblem(food);
  if (!food || problem) return { problem: problem ?? NO_FOOD };
  const given = reason === 'other' ? words.trim() : reason;
  return given ? { contentId: food.food_id, reason: given } : { problem: REASON_PROBLEM };
}
