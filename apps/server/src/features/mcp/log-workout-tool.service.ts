import type { WorkoutDraft } from '@fitarc/contract/workout-input';
import { deleteWorkout, logWorkout } from '@fitarc/contract/workouts';
import { WEIGHT_UNITS, type WeightUnit, weightInKg } from '@fitarc/domain/units';
import { readShorthand, type ShorthandEntry } from '@fitarc/domain/workout-shorthand';
import * as z from 'zod/mini';
import { type ApiCaller, ApiRefusal } from './api-caller.service.ts';
import { date } from './food-tools.service.ts';
import { clip, readUndo, tool, undoText, writeFields } from './tool.service.ts';
import { exerciseName, findExercises } from './training-tools.service.ts';

const MOST = 30;

const entry = z.object({
  exercise_id: z.optional(z.int().check(z.gte(1))),
  exercise: z.optional(exerciseName),
  sets: z.int().check(z.gte(1), z.lte(100)),
  reps: z.int().check(z.gte(1), z.lte(10_000)),
  weight: z.optional(z.number().check(z.gte(0), z.lte(2000))),
});

const input = z.object({
  text: z.optional(
    z.string().check(z.maxLength(2000), z.describe('Such as "bench press 3x8 80 kg; squat 5x5 100 kg"')),
  ),
  exercises: z.optional(z.array(entry).check(z.maxLength(MOST))),
  weight_unit: z._default(z.enum(WEIGHT_UNITS).check(z.describe('Where no unit is written')), 'kg'),
  date,
  name: z.optional(z.string().check(z.maxLength(100))),
  duration_minutes: z.optional(z.number().check(z.gte(1), z.lte(1440))),
  notes: z.optional(z.string().check(z.maxLength(1000))),
  skip_unmatched: z.optional(z.boolean()),
  ...writeFields,
});
type Args = z.output<typeof input>;

const output = z.object({
  stored: z.nullable(
    z.object({
      workout_id: z.nullable(z.union([z.number(), z.string()])),
      name: z.string(),
      date: z.string(),
      volume_kg: z.number(),
      exercises: z.array(
        z.object({
          exercise: z.string(),
          sets: z.number(),
          reps: z.number(),
          weight_kg: z.nullable(z.number()),
        }),
      ),
      records: z.array(z.object({ exercise: z.string(), kind: z.string(), value: z.number() })),
    }),
  ),
  unmatched: z.array(
    z.object({
      line: z.string(),
      reason: z.string(),
      candidates: z.array(z.object({ exercise_id: z.number(), name: z.string() })),
    }),
  ),
  undone: z.boolean(),
  undo: z.nullable(z.string()),
});
type Output = z.output<typeof output>;
type Entry = NonNullable<WorkoutDraft['exercises']>[number];

interface Wanted {
  readonly line: string;
  readonly entry:
    | (Omit<ShorthandEntry, 'unit'> & { unit: WeightUnit | null; exerciseId?: number | undefined })
    | null;
}

function wantedOf({ text = '', exercises = [] }: Args): Wanted[] {
  const given = exercises.map(({ exercise_id, exercise = '', sets, reps, weight }) => ({
    line: exercise || `exercise ${exercise_id}`,
    entry: { name: exercise, sets, reps, weight: weight ?? null, unit: null, exerciseId: exercise_id },
  }));
  return [...given, ...readShorthand(text)].slice(0, MOST);
}

const words = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
/** Whether a name holds every word of what was written, in singular or plural. */
const isNamed = (name: string, written: string) => {
  const known = words(name).map((word) => word.replace(/s$/, ''));
  return words(written).every((word) => known.includes(word.replace(/s$/, '')));
};

interface Found {
  readonly entries: Entry[];
  readonly unmatched: Output['unmatched'];
}

async function findAll(api: ApiCaller, args: Args): Promise<Found> {
  const found: Found = { entries: [], unmatched: [] };
  for (const { line, entry: wanted } of wantedOf(args)) {
    const refuse = (reason: string, candidates: Output['unmatched'][number]['candidates'] = []) =>
      found.unmatched.push({ line: clip(line), reason, candidates });
    if (!wanted) {
      refuse('Please write it like "bench press 3x8 80 kg"');
      continue;
    }
    const { sets, reps, weight } = wanted;
    const kg = weight === null ? null : weightInKg(weight, wanted.unit ?? args.weight_unit);
    const figures = { sets, reps, weight: kg };
    if (wanted.exerciseId !== undefined) {
      found.entries.push({ exercise_id: wanted.exerciseId, ...figures });
      continue;
    }
    const candidates = await findExercises(api, wanted.name);
    const [best] = candidates;
    if (best && words(wanted.name).length > 0 && isNamed(best.name, wanted.name))
      found.entries.push({ exercise_id: best.exercise_id, ...figures });
    else refuse(best ? 'The exercise is a guess' : 'No exercise was found', candidates);
  }
  return found;
}

function present(saved: Awaited<ReturnType<typeof store>>): Output['stored'] {
  return {
    workout_id: saved.workout_id,
    name: clip(saved.workout_name),
    date: saved.date,
    volume_kg: saved.total_volume,
    exercises: saved.exercises.map(({ exercise_name, sets, reps, weight }) => ({
      exercise: clip(exercise_name),
      sets,
      reps,
      weight_kg: weight,
    })),
    records: saved.new_records.map(({ exercise_name, kind, value }) => ({
      exercise: clip(exercise_name),
      kind,
      value,
    })),
  };
}

const store = (api: ApiCaller, args: Args, entries: Entry[], key: string) =>
  api.call(logWorkout, {
    key,
    body: {
      workout_type: 'Custom',
      workout_name: args.name?.trim() || 'Workout',
      date: args.date ?? api.today,
      ...(args.duration_minutes !== undefined && { total_duration: args.duration_minutes }),
      ...(args.notes && { notes: args.notes }),
      exercises: entries,
    },
  });

async function takeBack(api: ApiCaller, undo: string, key: string): Promise<Output> {
  const { workout } = readUndo(undo);
  if (!Number.isSafeInteger(workout)) throw new ApiRefusal('This undo value is not from log_workout.');
  await api.call(deleteWorkout, { params: { id: Number(workout) }, key });
  return { stored: null, unmatched: [], undone: true, undo: null };
}

export const logWorkoutTool = tool({
  name: 'log_workout',
  title: 'Log a workout',
  description:
    'Log a workout from a text or from a list of exercises. If an exercise is not matched, nothing is stored and ' +
    'candidates are given. Returns the records it broke.',
  scopes: ['library:read', 'workouts:write'],
  writes: true,
  input,
  output,
  run: async ({ api, key }, args) => {
    if (args.undo !== undefined) return takeBack(api, args.undo, key);
    const { entries, unmatched } = await findAll(api, args);
    if (entries.length + unmatched.length === 0) throw new ApiRefusal('Please pass a text or exercises.');
    if (entries.length === 0 || (unmatched.length > 0 && !args.skip_unmatched))
      return { stored: null, unmatched, undone: false, undo: null };
    const saved = await store(api, args, entries, key);
    return {
      stored: present(saved),
      unmatched,
      undone: false,
      undo: undoText({ workout: saved.workout_id }),
    };
  },
});
