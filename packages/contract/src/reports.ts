import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  count,
  figure,
  id,
  message,
  numericId,
  paging,
  pathId,
  plainText,
  recordList,
  requiredText,
} from './fields.ts';
import { verdict } from './legacy/reviews.ts';

export const REASON_PROBLEM = 'Please select a reason for reporting';

export const reportContent = endpoint({
  method: 'POST',
  path: '/report/content',
  access: 'member',
  summary: 'Report a public food or a product to the administrators; reporting it again replaces the reason',
  body: z.object({
    contentType: z.literal('contributed_food', "contentType must be 'contributed_food'"),
    contentId: numericId('contentId must be the ID of a food'),
    reason: requiredText('Reason', 500, REASON_PROBLEM),
  }),
  response: z.extend(message, { flag_id: z.catch(z.nullable(id), null) }),
  status: 201,
});

/** With the address of whoever reported it. */
const flaggedItem = { flag_id: id, name: plainText, email: plainText, reason: plainText };
const flagged = z.object(flaggedItem);

const flaggedFood = z.object({
  ...flaggedItem,
  reported_at: plainText,
  /** How many open reports on this food there are, this one among them. */
  flags: count,
  /** What is reported, for the reviewer to look at. */
  food_id: z.catch(z.nullable(id), null),
  brand: z.catch(z.nullable(z.string()), null),
  calories: figure,
  protein: figure,
  carbs: figure,
  fats: figure,
  serving_size: plainText,
});
export type FlaggedFood = z.output<typeof flaggedFood>;

export const listFlagged = endpoint({
  method: 'GET',
  path: '/report/flagged-content',
  access: 'admin',
  summary: "List open reports with the reporter's email address, oldest first; the total is in X-Total-Count",
  query: z.object(paging),
  response: z.object({
    contributedFoods: recordList(flaggedFood),
    workouts: recordList(flagged),
    meals: recordList(flagged),
  }),
});

/** Members report foods only; the other two are here because reviews of them are answered, too. */
const CONTENT_TYPES = ['contributed_food', 'workout', 'meal'] as const;

export const reviewFlag = endpoint({
  method: 'POST',
  path: '/report/flagged-content/:flagId/review',
  access: 'admin',
  summary:
    'Close a report. Approved: the food is fine and stays. Rejected: it is hidden from everyone except its ' +
    'contributor, and all its open reports are closed. 404 if it was already reviewed',
  params: z.object({ flagId: pathId }),
  body: z.object({
    contentType: z.enum(CONTENT_TYPES, `contentType must be one of ${CONTENT_TYPES.join(', ')}`),
    action: verdict('Action'),
  }),
  response: message,
});
