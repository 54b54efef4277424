import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  count,
  figure,
  id,
  message,
  nullableText,
  numericId,
  optional,
  paging,
  pathId,
  plainText,
  recordList,
  requiredText,
  text,
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
  brand: nullableText,
  calories: figure,
  protein: figure,
  carbs: figure,
  fats: figure,
  serving_size: plainText,
  /** Who brought it in; none for an imported product, or when that account is gone. */
  contributor_id: z.catch(z.nullable(id), null),
  contributor_email: nullableText,
  /** A packaged food, which is removed for everybody where a report is upheld. */
  is_product: z.catch(z.boolean(), false),
  /** Of a closed report. */
  reviewed_at: nullableText,
});
export type FlaggedFood = z.output<typeof flaggedFood>;

/** Of one food, on one page. */
export const REPORTS_SHOWN = 20;
export const FLAG_STATES = ['approved'] as const;
export type FlagState = (typeof FLAG_STATES)[number];

export const listFlagged = endpoint({
  method: 'GET',
  path: '/report/flagged-content',
  access: 'admin',
  summary:
    "List open reports with the reporter's email address, oldest first; the total is in X-Total-Count. With " +
    'group=food, the page and the total count foods, and the reports of a food (at most ' +
    `${REPORTS_SHOWN}) follow each other. With state=approved, list reports that were closed because the food is ` +
    'fine, the last one first',
  query: z.object({
    group: z.optional(z.enum(['food'], 'group must be food')),
    state: z.optional(z.enum(FLAG_STATES, `state must be ${FLAG_STATES.join(' or ')}`)),
    ...paging,
  }),
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
    /** Further reports on the same food that are closed with it. */
    also: z.optional(
      z
        .array(numericId('also must be IDs of reports'))
        .check(z.maxLength(100, 'At most 100 reports at once')),
    ),
    /** The contributor and those who reported it read it. */
    note: optional(text('Note', 500)),
  }),
  response: message,
});

export const reopenFlag = endpoint({
  method: 'POST',
  path: '/report/flagged-content/:flagId/reopen',
  access: 'admin',
  summary:
    'Open a report again that was closed because the food is fine. 404 if it is not one; 409 if the member has ' +
    'reported the food again',
  params: z.object({ flagId: pathId }),
  response: message,
});

const ownReport = z.object({
  flag_id: id,
  name: plainText,
  reason: plainText,
  /** Approved: the food was fine. Rejected: it was hidden. */
  status: z.catch(z.enum(['open', 'approved', 'rejected']), 'open'),
  note: nullableText,
  reported_at: plainText,
});
export type OwnReport = z.output<typeof ownReport>;

export const listOwnReports = endpoint({
  method: 'GET',
  path: '/report/mine',
  access: 'member',
  summary: 'List your last 50 reports with what became of them, newest first',
  response: recordList(ownReport),
});
