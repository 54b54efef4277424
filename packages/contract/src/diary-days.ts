import { DAY_MARKS } from '@fitarc/domain/meal';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { calendarDate, count, number, plainText, recordList } from './fields.ts';

const params = z.object({ date: calendarDate('Date') });

const diaryDay = z.object({
  date: plainText,
  /** Complete when everything eaten is in the diary; fasted when nothing was eaten. */
  mark: z.catch(z.nullable(z.enum(DAY_MARKS)), null),
  /** Milliliters. */
  water: count,
});
export type DiaryDay = z.output<typeof diaryDay>;

export const WATER_BOUNDS = { a_time: 5000, a_day: 20_000 } as const;

export const getDiaryDay = endpoint({
  method: 'GET',
  path: '/diary-days/:date',
  access: 'member',
  scope: 'diary:read',
  summary: 'Get how much water you drank on a day, and whether you marked it as complete or fasted',
  params,
  response: diaryDay,
  offline: 'read',
});

export const listDiaryDays = endpoint({
  method: 'GET',
  path: '/diary-days',
  access: 'member',
  scope: 'diary:read',
  summary:
    'List water and marks of the days from startDate through endDate, at most 366 days, oldest first; days ' +
    'without either are left out',
  query: z.object({ startDate: calendarDate('startDate'), endDate: calendarDate('endDate') }),
  response: recordList(diaryDay),
  offline: 'read',
});

export const markDiaryDay = endpoint({
  method: 'PUT',
  path: '/diary-days/:date',
  access: 'member',
  scope: 'diary:write',
  summary:
    'Mark a day as complete (everything eaten is in the diary) or fasted, or take the mark away with null',
  params,
  body: z.object({
    mark: z.nullable(z.enum(DAY_MARKS, 'mark must be complete, fasted or null')),
  }),
  response: diaryDay,
  idempotent: true,
  offline: 'write',
});

export const addWater = endpoint({
  method: 'POST',
  path: '/diary-days/:date/water',
  access: 'member',
  scope: 'diary:write',
  summary: 'Add milliliters of water to a day; a negative number takes them away, down to 0',
  params,
  body: z.object({ ml: number('ml', -WATER_BOUNDS.a_time, WATER_BOUNDS.a_time) }),
  response: diaryDay,
  idempotent: true,
  offline: 'write',
});
