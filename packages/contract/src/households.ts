import { MEAL_SLOTS } from '@fitarc/domain/meal';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  calendarDate,
  count,
  flag,
  id,
  ifKnown,
  message,
  numericId,
  optional,
  pathId,
  plainText,
  recordList,
  requiredText,
} from './fields.ts';

export const HOUSEHOLD_BOUNDS = { name: 60, members: 12, invitations: 10, copied: 50 } as const;

const member = z.object({
  user_id: id,
  /** First name; empty where it is not known. */
  name: plainText,
  is_you: flag,
  /** Whether the others may copy meals into this member's diary. */
  accepts_meals: flag,
});
export type HouseholdMember = z.output<typeof member>;

const household = z.object({
  name: plainText,
  /** Longest in it first. */
  members: recordList(member),
  /** Whether you may rename it and remove others: whoever has been in it longest may. */
  is_manager: flag,
  /** Open invitations. */
  invitations: count,
  /** When the last of them expires. */
  invited_until: ifKnown(z.string()),
});
export type Household = z.output<typeof household>;

const answer = z.object({ household: z.nullable(household) });
const fields = z.object({ name: requiredText('Name', HOUSEHOLD_BOUNDS.name) });

export const getHousehold = endpoint({
  method: 'GET',
  path: '/household',
  access: 'member',
  summary: 'Get your household and its members, or null if you are in none',
  response: answer,
  offline: 'read',
});

export const createHousehold = endpoint({
  method: 'POST',
  path: '/household',
  access: 'member',
  summary:
    'Start a household. Its members see each other’s first names, recipes and personal foods, and nothing else',
  body: fields,
  response: answer,
  status: 201,
  idempotent: true,
});

export const renameHousehold = endpoint({
  method: 'PUT',
  path: '/household',
  access: 'member',
  summary: 'Rename your household; only the member who has been in it longest may',
  body: fields,
  response: answer,
});

export const leaveHousehold = endpoint({
  method: 'DELETE',
  path: '/household',
  access: 'member',
  summary: 'Leave your household. Nothing of yours stays visible to the others; meals they logged stay',
  response: message,
});

export const removeHouseholdMember = endpoint({
  method: 'DELETE',
  path: '/household/members/:id',
  access: 'member',
  summary: 'Remove somebody from your household; only the member who has been in it longest may',
  params: z.object({ id: pathId }),
  response: answer,
});

export const updateMembership = endpoint({
  method: 'PUT',
  path: '/household/membership',
  access: 'member',
  summary: 'Choose whether the others in your household may copy meals into your diary',
  body: z.object({ accepts_meals: z.boolean('accepts_meals must be true or false') }),
  response: answer,
});

export const inviteToHousehold = endpoint({
  method: 'POST',
  path: '/household/invitations',
  access: 'member',
  summary: 'Make an invitation link, which lets one member in within 7 days. The key is shown only once',
  response: z.object({ key: z.string(), expires_at: z.string() }),
  status: 201,
});

export const revokeInvitations = endpoint({
  method: 'DELETE',
  path: '/household/invitations',
  access: 'member',
  summary: 'Revoke all open invitations to your household',
  response: message,
});

const invitationKey = z.object({ key: z.string().check(z.regex(/^[\w-]{1,64}$/)) });

export const getInvitation = endpoint({
  method: 'GET',
  path: '/household/invitations/:key',
  access: 'member',
  summary: 'Get the household that an invitation is to, and who invites',
  params: invitationKey,
  response: z.object({ name: plainText, invited_by: ifKnown(z.string()), expires_at: plainText }),
});

export const joinHousehold = endpoint({
  method: 'POST',
  path: '/household/invitations/:key/join',
  access: 'member',
  summary: 'Join the household of an invitation, if you are in none',
  params: invitationKey,
  response: answer,
});

export const copyToHousehold = endpoint({
  method: 'POST',
  path: '/household/copies',
  access: 'member',
  summary:
    'Copy meals of yours into the diary of somebody in your household who accepts meals, on the given day',
  body: z.object({
    user_id: numericId('user_id must be a whole number'),
    date: calendarDate('Date'),
    slot: optional(z.enum(MEAL_SLOTS, `Slot must be ${MEAL_SLOTS.slice(0, -1).join(', ')} or snack`)),
    meal_ids: z
      .array(numericId('meal_ids must be whole numbers'), 'meal_ids must be a list')
      .check(
        z.minLength(1, 'Please choose at least one meal'),
        z.maxLength(
          HOUSEHOLD_BOUNDS.copied,
          `At most ${HOUSEHOLD_BOUNDS.copied} meals can be copied at once`,
        ),
      ),
  }),
  response: z.object({ copied: count }),
  status: 201,
  idempotent: true,
});
