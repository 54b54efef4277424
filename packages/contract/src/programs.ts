import { PROGRESSION_RULES } from '@fitarc/domain/progression/rules';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { exercise } from './exercise.ts';
import { count, id, ifKnown, nameList, plainText, tolerantList } from './fields.ts';
import { weekShape } from './plan-fields.ts';

/** As long as a key of the catalogue may be. */
const programKey = z.string().check(z.regex(/^[a-z0-9-]{1,80}$/));

const summaryShape = {
  key: z.string(),
  name: z.string(),
  summary: plainText,
  for_whom: plainText,
  /** 'Beginner', 'Intermediate' or 'Advanced'. */
  level: plainText,
  fitness_goal: ifKnown(z.string()),
  /** About how long a session takes. */
  minutes: count,
  equipment: nameList(),
  days_per_week: count,
  week_count: count,
};
export const programSummary = z.object(summaryShape);
export type ProgramSummary = z.output<typeof programSummary>;

const programEntry = z.object({
  exercise_id: id,
  sets: count,
  reps: count,
  reps_max: ifKnown(z.number()),
  target_percent: ifKnown(z.number()),
  target_rpe: ifKnown(z.number()),
  rest_seconds: ifKnown(z.number()),
  progression: ifKnown(z.enum(PROGRESSION_RULES)),
  superset: ifKnown(z.number()),
});

export const program = z.object({
  ...summaryShape,
  expect: plainText,
  /** How it gets harder, a paragraph each. */
  progression: nameList(),
  /** Each exercise of the sessions once. */
  exercises: z.array(exercise),
  sessions: z.array(z.object({ name: z.string(), entries: z.array(programEntry) })),
  /** Of each day the place of its session in the list, or null on a day of rest. */
  weeks: z.array(weekShape(z.nullable(z.number()))),
  /** Exercises that are not in the library of this installation. */
  left_out: nameList(),
});
export type Program = z.output<typeof program>;

/** What a copy has made. */
export const copiedPlan = z.object({
  plan_id: id,
  plan_name: z.string(),
  /** Exercises the copy could not have, by name. */
  left_out: nameList(),
});
export type CopiedPlan = z.output<typeof copiedPlan>;

export const listPrograms = endpoint({
  method: 'GET',
  path: '/workouts/programs',
  access: 'member',
  scope: 'library:read',
  summary: 'List the training programs that come with FitArc',
  response: tolerantList(programSummary),
  offline: 'read',
});

export const getProgram = endpoint({
  method: 'GET',
  path: '/workouts/programs/:key',
  access: 'member',
  scope: 'library:read',
  summary:
    'Get a training program with its sessions, its weeks and their exercises; exercises that are not in the ' +
    'library are left out and named',
  params: z.object({ key: programKey }),
  response: program,
  offline: 'read',
});

export const copyProgram = endpoint({
  method: 'POST',
  path: '/workouts/programs/:key/copy',
  access: 'member',
  scope: 'plans:write',
  zoned: true,
  summary:
    'Copy a training program into your plans; exercises that are not in the library are left out and named',
  params: z.object({ key: programKey }),
  response: copiedPlan,
  status: 201,
  idempotent: true,
});
