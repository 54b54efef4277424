import { getWeekSummary } from '@fitarc/contract/today';
import { deleteWeight, listWeights, logWeight } from '@fitarc/contract/weights';
import { addDays, isLocalDate } from '@fitarc/domain/local-date';
import { roundTo, toKg, WEIGHT_UNITS, type WeightUnit } from '@fitarc/domain/units';
import * as z from 'zod/mini';
import { type ApiCaller, ApiRefusal } from './api-caller.service.ts';
import { date } from './food-tools.service.ts';
import { readUndo, type Tool, tool, undoText, writeFields } from './tool.service.ts';

const unit = z.enum(WEIGHT_UNITS);
const entry = z.object({ date: z.string(), weight: z.number(), unit, weight_kg: z.number() });
const present = (row: { date: string; weight: number; unit: WeightUnit }) => ({
  date: row.date,
  weight: row.weight,
  unit: row.unit,
  weight_kg: roundTo(toKg(row.weight, row.unit), 2),
});
const MOST_WEIGHTS = 400;

const weights = tool({
  name: 'weights',
  title: 'Weights',
  description: 'Body weights of the last days, oldest first.',
  scopes: ['weights:read'],
  writes: false,
  input: z.object({ days: z._default(z.int().check(z.gte(1), z.lte(3650)), 90) }),
  output: z.object({ weights: z.array(entry), change_kg: z.nullable(z.number()) }),
  run: async ({ api }, { days }) => {
    const query = { startDate: addDays(api.today, -days), endDate: addDays(api.today, 1) };
    const list = (await api.call(listWeights, { query })).slice(-MOST_WEIGHTS).map(present);
    const [first, last] = [list[0], list.at(-1)];
    const change = first && last && list.length > 1 ? roundTo(last.weight_kg - first.weight_kg, 2) : null;
    return { weights: list, change_kg: change };
  },
});

const logged = z.object({
  stored: z.nullable(entry),
  /** What the day had before: a day has one weight. */
  replaced: z.nullable(entry),
  undone: z.boolean(),
  undo: z.nullable(z.string()),
});

const weightOn = async (api: ApiCaller, day: string) =>
  (await api.call(listWeights, { query: { startDate: day, endDate: day } }))[0];

/** Puts back what was there, or deletes the entry where there was none. */
async function takeBack(api: ApiCaller, undo: string, key: string): Promise<z.output<typeof logged>> {
  const { date: day, weight, unit: was } = readUndo(undo);
  if (typeof day !== 'string' || !isLocalDate(day))
    throw new ApiRefusal('This undo value is not from log_weight.');
  const present = await weightOn(api, day);
  if (typeof weight === 'number') await api.call(logWeight, { body: { date: day, weight, unit: was }, key });
  else if (present) await api.call(deleteWeight, { params: { id: Number(present.weight_id) }, key });
  return { stored: null, replaced: null, undone: true, undo: null };
}

const logWeightTool = tool({
  name: 'log_weight',
  title: 'Log a weight',
  description: 'Log the body weight of a day. A day has one: a second replaces it.',
  scopes: ['weights:read', 'weights:write'],
  writes: true,
  input: z.object({
    weight: z.optional(z.number().check(z.gte(1), z.lte(1000))),
    unit: z._default(unit, 'kg'),
    date,
    ...writeFields,
  }),
  output: logged,
  run: async ({ api, key }, args) => {
    if (args.undo !== undefined) return takeBack(api, args.undo, key);
    if (args.weight === undefined) throw new ApiRefusal('Please pass a weight.');
    const day = args.date ?? api.today;
    const before = await weightOn(api, day);
    const row = await api.call(logWeight, { body: { date: day, weight: args.weight, unit: args.unit }, key });
    const back = before ? { date: day, weight: before.weight, unit: before.unit } : { date: day };
    return {
      stored: present(row),
      replaced: before ? present(before) : null,
      undone: false,
      undo: undoText(back),
    };
  },
});

const weekReview = tool({
  name: 'week_review',
  title: 'Review of a week',
  description:
    'The sums of one week, Monday to Sunday: workouts, volume, food on average, weight. The present week if no ' +
    'date is given.',
  scopes: ['today:read'],
  writes: false,
  input: z.object({ date }),
  output: getWeekSummary.response,
  run: ({ api }, { date: day }) => api.call(getWeekSummary, { query: { date: day } }),
});

export const bodyTools: readonly Tool[] = [weights, logWeightTool, weekReview];
