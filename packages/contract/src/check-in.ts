import { CERTAINTIES, RATE_BOUNDS } from '@fitarc/domain/energy-balance/check-in';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { count, figure, nullableText, number, plainText, recordList, wholeNumber } from './fields.ts';

const DAYS = 'days must be a whole number between 1 and 365';
const certainty = z.catch(z.enum(CERTAINTIES), 'learning');
/** Why there is no estimate: switched off, under 18, an incomplete profile, or no weight yet. */
const status = z.catch(z.enum(['ok', 'off', 'minor', 'profile', 'no-weight']), 'no-weight');

const estimate = z.object({
  /** Kcal a day; the truth is within the margin nine times in ten. */
  expenditure: z.number(),
  margin: z.number(),
  deviation: z.number(),
  certainty,
  /** What the formula says for a body of this size and activity. */
  formula: z.number(),
  food_days: count,
  weights: count,
  /** Kilograms. */
  trend_weight: z.number(),
  /** Kilograms a week over the last four weeks. */
  weekly_change: figure,
});

const point = z.object({
  date: plainText,
  expenditure: z.number(),
  deviation: z.number(),
  /** Kilograms: weighed on the day, where it counts, and the weight behind the ups and downs. */
  weight: figure,
  trend_weight: z.number(),
  trend_deviation: z.number(),
});
export type ExpenditurePoint = z.output<typeof point>;

const leftOut = z.object({
  date: plainText,
  kind: z.enum(['weight', 'food']),
  reason: z.catch(z.enum(['far-off', 'blank', 'half-logged', 'too-high']), 'far-off'),
  /** Kilograms of a weight, kcal of a day's food. */
  value: z.number(),
});
export type LeftOutDay = z.output<typeof leftOut>;

const expenditure = z.object({
  status,
  estimate: z.nullable(estimate),
  history: recordList(point),
  left_out: recordList(leftOut),
});
export type Expenditure = z.output<typeof expenditure>;

/** Body weights are in it and in the check-in, which the diary's scope does not cover: closed to tokens. */
export const getExpenditure = endpoint({
  method: 'GET',
  path: '/nutrition/expenditure',
  access: 'member',
  zoned: true,
  summary:
    'Get what you use in a day, estimated from your weights and what you ate, for each of the last `days` days ' +
    'and today, oldest first, with the weights and days that were left out',
  query: z.object({
    days: z._default(
      z.pipe(
        z.string(DAYS).check(z.regex(/^[1-9]\d{0,2}$/, DAYS)),
        z.pipe(z.transform(Number), z.number().check(z.lte(365, DAYS))),
      ),
      90,
    ),
  }) as unknown as z.ZodMiniType<{ days: number }, { days?: number }>,
  response: expenditure,
  offline: 'read',
});

const macros = z.object({ calories: count, protein: count, carbs: count, fats: count });
const proposal = z.object({
  /** Kcal a day and kilograms a week, over the last four weeks. */
  eaten: z.number(),
  weekly_change: z.number(),
  expenditure: z.number(),
  margin: z.number(),
  certainty,
  /** Kcal a day, the mean of a week where days differ. */
  target_now: z.number(),
  target: z.number(),
  /** Kilograms a week: what was wished for, and what the target gives. */
  wished_rate: z.number(),
  rate: z.number(),
  /** The rate is at most 1 % of the body weight a week; the target never lies below the floor. */
  limits: z.array(z.enum(['rate', 'floor'])),
  floor: count,
  goals_now: macros,
  goals: macros,
});
export type CheckInProposal = z.output<typeof proposal>;

const checkIn = z.object({
  /** Due, waiting for its day, or for more data; or the reason there is none. */
  status: z.catch(z.enum(['due', 'waiting', 'learning', 'off', 'minor', 'profile']), 'off'),
  next_date: nullableText,
  proposal: z.nullable(proposal),
  last: z.nullable(
    z.object({
      date: z.string(),
      accepted: z.boolean(),
      target_before: z.number(),
      target: z.number(),
      can_undo: z.boolean(),
    }),
  ),
  food_days: count,
  food_days_needed: count,
  /** The day from which days count; none without a weight. */
  first_weight: nullableText,
  /** Logged days that do not count, because no weight was known yet. */
  food_days_before: count,
});
export type CheckIn = z.output<typeof checkIn>;

const PATH = '/nutrition/check-in';

export const getCheckIn = endpoint({
  method: 'GET',
  path: PATH,
  access: 'member',
  zoned: true,
  summary:
    'Get your weekly check-in: whether it is due, the target it proposes and why, and your last answer',
  response: checkIn,
  offline: 'read',
});

export const answerCheckIn = endpoint({
  method: 'POST',
  path: PATH,
  access: 'member',
  zoned: true,
  idempotent: true,
  summary:
    'Answer your weekly check-in: accept sets your goals to the proposed target, keep leaves them. `target` is ' +
    'the one you were shown; 409 if it is another by now, or if no check-in is due',
  body: z.object({
    answer: z.enum(['accept', 'keep'], 'answer must be accept or keep'),
    target: wholeNumber('target', { min: 500, max: 20_000 }),
  }),
  response: checkIn,
});

export const undoCheckIn = endpoint({
  method: 'DELETE',
  path: PATH,
  access: 'member',
  zoned: true,
  summary:
    'Undo your last answer to a check-in: your goals are as before and the check-in is due again; 409 if your ' +
    'goals have changed since, 404 without an answer',
  response: checkIn,
});

const settings = z.object({
  enabled: z.boolean(),
  /** Kilograms a week, negative to lose; null follows the fitness goal. */
  weekly_rate: z.nullable(z.number()),
  /** What the fitness goal gives. */
  usual_rate: z.number(),
  /** Under 18 there are no check-ins. */
  minor: z.boolean(),
});
export type TargetSettings = z.output<typeof settings>;

export const getTargetSettings = endpoint({
  method: 'GET',
  path: '/nutrition/target-settings',
  access: 'member',
  scope: 'diary:read',
  zoned: true,
  summary: 'Get whether weekly check-ins are on, and the change of weight they aim for',
  response: settings,
  offline: 'read',
});

export const setTargetSettings = endpoint({
  method: 'PUT',
  path: '/nutrition/target-settings',
  access: 'member',
  scope: 'diary:write',
  zoned: true,
  summary: 'Switch weekly check-ins on or off and set the change of weight they aim for, in kilograms a week',
  body: z.object({
    enabled: z.boolean('enabled must be true or false'),
    weekly_rate: z.nullable(number('weekly_rate', RATE_BOUNDS.min, RATE_BOUNDS.max)),
  }),
  response: settings,
});
