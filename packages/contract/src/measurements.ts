import {
  isUnitOf,
  MEASUREMENT_BOUNDS,
  MEASUREMENT_KINDS,
  MEASUREMENT_UNITS,
  MEASUREMENTS,
  type MeasurementKind,
  type MeasurementUnit,
} from '@fitarc/domain/measurement';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { calendarDate, count, id, ifKnown, message, pathId, plainText, recordList } from './fields.ts';

const entry = z.object({
  measurement_id: id,
  date: plainText,
  kind: z.catch(z.enum(MEASUREMENT_KINDS), 'body_fat'),
  value: count,
  unit: z.catch(z.enum(MEASUREMENT_UNITS), 'cm'),
  updated_at: ifKnown(z.string()),
});
export type MeasurementEntry = z.output<typeof entry>;

const VALUE = 'Value must be a number';

export function measurementProblem(kind: MeasurementKind, unit: MeasurementUnit): string {
  const { min, max } = MEASUREMENT_BOUNDS[unit];
  const range = unit === '%' ? `${min}% and ${max}%` : `${min} and ${max} ${unit}`;
  return `${MEASUREMENTS[kind].label} must be between ${range}`;
}

export const measurementFields = z
  .object({
    date: calendarDate('Date'),
    kind: z.enum(MEASUREMENT_KINDS, `Kind must be one of: ${MEASUREMENT_KINDS.join(', ')}`),
    value: z.number(VALUE),
    unit: z.enum(MEASUREMENT_UNITS, `Unit must be one of: ${MEASUREMENT_UNITS.join(', ')}`),
  })
  .check((ctx) => {
    const { kind, value, unit } = ctx.value;
    const { label, units } = MEASUREMENTS[kind];
    const { min, max } = MEASUREMENT_BOUNDS[unit];
    if (!isUnitOf(kind, unit)) {
      const message = `${label} is measured in ${units.join(' or ')}`;
      ctx.issues.push({ code: 'custom', message, path: ['unit'], input: unit });
    } else if (value < min || value > max) {
      const message = measurementProblem(kind, unit);
      ctx.issues.push({ code: 'custom', message, path: ['value'], input: value });
    }
  });
export type MeasurementInput = z.output<typeof measurementFields>;

const params = z.object({ id: pathId });
const end = z.optional(calendarDate('The date'));

export const listMeasurements = endpoint({
  method: 'GET',
  path: '/measurements',
  access: 'member',
  scope: 'weights:read',
  summary:
    'List your body measurements from startDate through endDate, oldest first; without dates, lists all of them',
  query: z.object({ startDate: end, endDate: end }),
  response: recordList(entry),
  offline: 'read',
});

export const logMeasurement = endpoint({
  method: 'POST',
  path: '/measurements',
  access: 'member',
  scope: 'weights:write',
  zoned: true,
  summary: 'Log a body measurement for a day. Each day has one of a kind, so a second one replaces it',
  body: measurementFields,
  response: entry,
  status: 201,
  idempotent: true,
  conditional: true,
  offline: 'write',
});

export const updateMeasurement = endpoint({
  method: 'PUT',
  path: '/measurements/:id',
  access: 'member',
  scope: 'weights:write',
  zoned: true,
  summary: 'Change a body measurement; 409 if the new day already has one of that kind',
  params,
  body: measurementFields,
  response: entry,
  idempotent: true,
  conditional: true,
  offline: 'write',
});

export const deleteMeasurement = endpoint({
  method: 'DELETE',
  path: '/measurements/:id',
  access: 'member',
  scope: 'weights:write',
  summary: 'Delete a body measurement',
  params,
  response: message,
  idempotent: true,
  offline: 'write',
});
