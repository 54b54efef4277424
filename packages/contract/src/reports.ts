import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, message, numericId, plainText, requiredText } from './fields.ts';
import { recordList } from './workout-record.ts';

export const REASON_PROBLEM = 'Please select a reason for reporting';

export const reportContent = endpoint({
  method: 'POST',
  path: '/report/content',
  access: 'member',
  summary: 'Report a public food to the administrators; reporting it again replaces the reason',
  body: z.object({
    contentType: z.literal('contributed_food', "contentType must be 'contributed_food'"),
    contentId: numericId('contentId must be the ID of a food'),
    reason: requiredText('Reason', 500, REASON_PROBLEM),
  }),
  response: message,
});

const flagged = z.object({ flag_id: id, name: plainText, email: plainText, reason: plainText });
export type FlaggedItem = z.output<typeof flagged>;

export const listFlagged = endpoint({
  method: 'GET',
  path: '/report/flagged-content',
  access: 'admin',
  summary: 'Open reports with the address of whoever reported, the oldest first',
  response: z.object({
    contributedFoods: recordList(flagged),
    workouts: recordList(flagged),
    meals: recordList(flagged),
  }),
});
