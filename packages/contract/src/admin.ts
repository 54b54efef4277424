import * as z from 'zod/mini';
import { BACKUP_WARNINGS } from './backups.ts';
import { endpoint } from './endpoint.ts';
import { count, nullableText, optional, paging, pathId, recordList, text } from './fields.ts';

export const userFields = {
  id: z.number(),
  email: z.string(),
  /** First and last name; none where the profile has neither. */
  name: nullableText,
  registeredAt: z.string(),
  isBanned: z.boolean(),
  isAdmin: z.catch(z.boolean(), false),
  /** Created by an administrator, and has not chosen a password yet. */
  isInvited: z.catch(z.boolean(), false),
  /** Whether the email address is confirmed. */
  isVerified: z.catch(z.boolean(), true),
  /** What the member was told about the ban. */
  banReason: nullableText,
  /** To within five minutes. */
  lastSeenAt: nullableText,
};
export const userRow = z.object(userFields);
export type UserRow = z.output<typeof userRow>;

export const USER_STATES = ['active', 'banned', 'admin', 'invited', 'unconfirmed'] as const;
export type UserState = (typeof USER_STATES)[number];

export const listUsers = endpoint({
  method: 'GET',
  path: '/admin/users',
  access: 'admin',
  summary: 'List accounts, newest first; the total is in X-Total-Count',
  query: z.object({
    /** Part of the email address or of the name. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(254))),
    /** Active is whoever is not banned; invited, whoever has not chosen a password yet. */
    state: z.optional(z.enum(USER_STATES, `state must be one of ${USER_STATES.join(', ')}`)),
    ...paging,
  }),
  response: z.array(userRow),
});

export const BAN_REASON_LENGTH = 500;

export const banUser = endpoint({
  method: 'POST',
  path: '/admin/users/:id/ban',
  access: 'admin',
  summary:
    'Ban an account: it is signed out everywhere and cannot log in again. The member reads the reason, if one is ' +
    'given, at the next attempt to log in',
  params: z.object({ id: pathId }),
  body: z.object({ reason: optional(text('Reason', BAN_REASON_LENGTH)) }),
  response: userRow,
});

const totals = {
  /** All accounts. */
  totalUsers: count,
  /** Not banned, and seen in the last 30 days. */
  activeUsers: count,
  bannedUsers: count,
  totalWorkouts: count,
  totalMeals: count,
};

export const getDashboardStats = endpoint({
  method: 'GET',
  path: '/admin/dashboard-stats',
  access: 'admin',
  summary:
    'Count accounts, workouts and meals, and the items waiting in each queue, and say whether the backups need a look',
  response: z.object({
    ...totals,
    /** Emails that were given up, and those that have waited for more than 15 minutes. */
    mail: z.catch(z.object({ failed: count, late: count }), { failed: 0, late: 0 }),
    waiting: z.catch(z.object({ flags: count, foods: count, submissions: count, appeals: count }), {
      flags: 0,
      foods: 0,
      submissions: 0,
      appeals: 0,
    }),
    /** Why the backups deserve a look, if they do. */
    backups: z.catch(z.nullable(z.enum(BACKUP_WARNINGS)), null),
  }),
});

const performance = z.object({
  /** Milliseconds, over the last five minutes of this server process. */
  averageResponseTime: count,
  requestsPerMinute: count,
  /** Of a hundred answers 95 took no longer. */
  p95ResponseTime: count,
  /** Answers with a status of 500 or above, in the same five minutes. */
  failures: count,
  /** When the process began to measure. */
  measuredSince: z.catch(z.string(), ''),
  /** The calls that took the server most time together. */
  calls: recordList(z.object({ call: z.catch(z.string(), ''), requests: count, averageResponseTime: count })),
});

export const getSystemAnalytics = endpoint({
  method: 'GET',
  path: '/admin/system-analytics',
  access: 'admin',
  summary:
    'Get totals, server measurements from the last five minutes, and 30 days of sign-ups, meals and ' +
    'workouts, oldest first',
  response: z.object({
    ...totals,
    serverPerformance: performance,
    userGrowth: recordList(z.object({ date: z.string(), newUsers: count })),
    activity: recordList(z.object({ date: z.string(), meals: count, workouts: count })),
  }),
  zoned: true,
});
