import { WEIGHT_BOUNDS } from '@fitarc/domain/profile';
import { WEIGHT_UNITS } from '@fitarc/domain/units';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  calendarDate,
  count,
  id,
  ifKnown,
  message,
  number,
  pathId,
  plainText,
  recordList,
} from './fields.ts';

const entry = z.object({
  weight_id: id,
  date: plainText,
  weight: count,
  unit: z.catch(z.enum(WEIGHT_UNITS), 'kg'),
  updated_at: ifKnown(z.string()),
});
export type WeightEntry = z.output<typeof entry>;

export const WEIGHT_PROBLEM = `Please enter a weight between ${WEIGHT_BOUNDS.min} and ${WEIGHT_BOUNDS.max}`;

export const weightFields = z.object({
  date: calendarDate('Date'),
  weight: number('Weight', WEIGHT_BOUNDS.min, WEIGHT_BOUNDS.max, WEIGHT_PROBLEM),
  unit: z._default(z.enum(WEIGHT_UNITS, 'Unit must be kg or lbs'), 'kg'),
});
export type WeightInput = z.output<typeof weightFields>;

const params = z.object({ id: pathId });
const end = z.optional(calendarDate('The date'));

export const listWeights = endpoint({
  method: 'GET',
  path: '/weights',
  access: 'member',
  scope: 'weights:read',
  summary:
    'List your weight entries from startDate through endDate, oldest first; without dates, lists all of them',
  query: z.object({ startDate: end, endDate: end }),
  response: recordList(entry),
  offline: 'read',
});

export const logWeight = endpoint({
  method: 'POST',
  path: '/weights',
  access: 'member',
  scope: 'weights:write',
  zoned: true,
  summary:
    'Log your weight for a day. Each day has one entry, so a second one replaces it. Your profile uses the ' +
    'newest entry',
  body: weightFields,
  response: entry,
  status: 201,
  idempotent: true,
  conditional: true,
  offline: 'write',
});

export const updateWeight = endpoint({
  method: 'PUT',
  path: '/weights/:id',
  access: 'member',
  scope: 'weights:write',
  zoned: true,
  summary: 'Change a weight entry; 409 if the new day already has one',
  params,
  body: weightFields,
  response: entry,
  idempotent: true,
  conditional: true,
  offline: 'write',
});

export const deleteWeight = endpoint({
  method: 'DELETE',
  path: '/weights/:id',
  access: 'member',
  scope: 'weights:write',
  summary: 'Delete a weight entry',
  params,
  response: message,
  idempotent: true,
  offline: 'write',
});
