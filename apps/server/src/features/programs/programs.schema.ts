import { DIFFICULTIES, EQUIPMENT } from '@fitarc/domain/exercise';
import { ENTRY_TARGETS, PLAN_NAME_LENGTH, REPS, SETS, WEEKS_OF_PLAN } from '@fitarc/domain/plan';
import { FITNESS_GOALS } from '@fitarc/domain/profile';
import { PROGRESSION_RULES } from '@fitarc/domain/progression/rules';
import { WEEKDAYS, weekOf } from '@fitarc/domain/weekday';
import { LOG_BOUNDS } from '@fitarc/domain/workout';
import { z } from 'zod';

const text = z.string().min(1);
const key = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lowercase letters, digits and hyphens, such as push-up');
const whole = ({ min, max }: { min: number; max: number }) => z.number().int().min(min).max(max);
const { percent, rpe, rest } = ENTRY_TARGETS;

const RANGE = /^(\d+)-(\d+)$/;

/** `8` or `8-12`. */
export function readReps(reps: number | string): { readonly reps: number; readonly repsMax?: number } {
  if (typeof reps === 'number') return { reps };
  const [, least, most] = RANGE.exec(reps) ?? [];
  return { reps: Number(least), repsMax: Number(most) };
}

const entrySchema = z.strictObject({
  exercise: key.describe('The key of an exercise in catalogue/exercises.'),
  sets: whole(SETS),
  reps: z
    .union([whole(REPS), z.string().regex(RANGE, 'must be a number such as 8 or a range such as 8-12')])
    .describe('Repetitions, or a range; seconds for what is held, minutes for running and other cardio.'),
  percent: whole(percent).optional().describe('Percent of the estimated one-rep max.'),
  rpe: z
    .number()
    .min(rpe.min)
    .max(rpe.max)
    .multipleOf(rpe.step)
    .optional()
    .describe('Effort of the last set.'),
  rest: whole(rest).optional().describe('Seconds between sets.'),
  progression: z.enum(PROGRESSION_RULES).optional().describe('How the suggestion for the next time is made.'),
  superset: whole(LOG_BOUNDS.superset)
    .optional()
    .describe('Entries of a session with the same number are done in turn.'),
});

/** A training program as a release ships it. */
export const programSchema = z
  .strictObject({
    key: key.describe('Part of the address of its page. Never change it after a release.'),
    name: text.max(Math.min(60, PLAN_NAME_LENGTH)).describe('The name members see.'),
    summary: text.describe('What it is, in one or two sentences.'),
    forWhom: text.describe('Who it suits, and who should choose something else.'),
    level: z.enum(DIFFICULTIES),
    goal: z.enum(FITNESS_GOALS).describe('The goal of the plan that is made of it.'),
    minutes: whole({ min: 5, max: 180 }).describe('About how long a session takes.'),
    equipment: z.array(z.enum(EQUIPMENT)).min(1).readonly().describe('What it needs.'),
    expect: text.describe('What to expect, without promises.'),
    progression: z.array(text).min(1).readonly().describe('How it gets harder, a paragraph each.'),
    sessions: z.record(text.max(60), z.array(entrySchema).min(1).readonly()).describe('By name.'),
    weeks: z
      .array(z.strictObject(weekOf(() => text.optional())))
      .min(WEEKS_OF_PLAN.min)
      .max(WEEKS_OF_PLAN.max)
      .readonly()
      .describe('The session of each training day, by weekday.'),
  })
  .superRefine(({ sessions, weeks }, context) => {
    const used = new Set(weeks.flatMap((week) => WEEKDAYS.flatMap((day) => week[day] ?? [])));
    const fail = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    for (const name of used)
      if (!Object.hasOwn(sessions, name)) fail(['weeks'], `there is no session called ${name}`);
    for (const [name, entries] of Object.entries(sessions)) {
      if (!used.has(name)) fail(['sessions', name], 'is on no day of any week');
      entries.forEach(({ reps }, at) => {
        const { reps: least, repsMax = least } = readReps(reps);
        if (repsMax < least) fail(['sessions', name, at, 'reps'], 'must begin with the smaller number');
      });
    }
    weeks.forEach((week, at) => {
      if (WEEKDAYS.every((day) => !week[day])) fail(['weeks', at], 'has no training day');
    });
  });

export type Program = Readonly<z.infer<typeof programSchema>>;
export type ProgramEntry = Program['sessions'][string][number];
