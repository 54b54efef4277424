import { id } from '@fitarc/contract/fields';
import { REP_UNITS } from '@fitarc/domain/plan';
import { PROGRESSION_RULES } from '@fitarc/domain/progression/rules';
import { WEIGHT_UNITS, type WeightUnit, weightInKg, weightInUnit } from '@fitarc/domain/units';
import { SET_KINDS } from '@fitarc/domain/workout';
import * as z from 'zod/mini';
import { readNumber } from '../../../lib/typed-number.ts';
import { currentUnits } from '../../../lib/units.ts';

const text = z.string();

const draftSet = z.object({
  key: text,
  kind: z.enum(SET_KINDS),
  weight: text,
  reps: text,
  done: z.boolean(),
  /** Where time is counted: how far, in the member's unit of distance. */
  distance: z.optional(text),
  // What the form does not show is kept as it was logged.
  rpe: z.optional(z.nullable(z.number())),
  seconds: z.optional(z.nullable(z.number())),
  metres: z.optional(z.nullable(z.number())),
  note: z.optional(z.nullable(text)),
});
export type DraftSet = z.output<typeof draftSet>;

/** What a plan asks for beyond sets and reps. */
const draftGoal = z.object({
  reps: z.number(),
  reps_max: z.optional(z.nullable(z.number())),
  /** Kilograms. */
  weight: z.optional(z.nullable(z.number())),
  percent: z.optional(z.nullable(z.number())),
  rpe: z.optional(z.nullable(z.number())),
  rule: z.optional(z.nullable(z.enum(PROGRESSION_RULES))),
});

const draftExercise = z.object({
  key: text,
  exercise_id: z.nullable(id),
  name: text,
  muscles: z.array(text),
  unit: z.enum(REP_UNITS),
  notes: z.nullable(text),
  superset: z.optional(z.nullable(z.number())),
  goal: z.optional(draftGoal),
  /** Seconds between its sets, where it is not the usual. */
  rest: z.optional(z.nullable(z.number())),
  /** Why the weights that were taken had been suggested. */
  reason: z.optional(z.nullable(text)),
  /** As one line: so many equal sets. Ruled by the rows where there are any. */
  sets: text,
  reps: text,
  weight: text,
  rows: z.nullable(z.array(draftSet)),
});
export type DraftExercise = z.output<typeof draftExercise>;

const picked = z.pick(draftExercise, { exercise_id: true, name: true, muscles: true, unit: true });
/** An exercise that can be added. */
export type Picked = z.output<typeof picked>;

const draft = z.object({
  type: text,
  name: text,
  date: text,
  duration: text,
  calories: text,
  notes: text,
  /** What the weights are typed in; kilograms in drafts of earlier versions. */
  weight_unit: z.optional(z.enum(WEIGHT_UNITS)),
  /** A session that is running: it has a clock, and its exercises are done one after the other. */
  live: z.optional(z.boolean()),
  /** The day of a plan it is. */
  plan: z.optional(z.nullable(z.object({ id: z.number(), week: z.number(), day: z.number() }))),
  started_at: z.optional(z.nullable(text)),
  ended_at: z.optional(z.nullable(text)),
  exercises: z.array(draftExercise),
  /** The key of the exercise whose sets are open. */
  open: z.nullable(text),
  picker: z.object({
    exercise: z.nullable(picked),
    sets: text,
    reps: text,
    weight: text,
    /** The figures are those of the last time, and nobody typed others. */
    from_last: z.optional(z.boolean()),
  }),
  /** The rest that is being taken: when it ends, how long it was meant to be, and before what. */
  rest: z.nullable(z.object({ endsAt: z.number(), seconds: z.number(), before: text })),
  /** What it was begun with, so that beginning the same again goes on with it. */
  origin: text,
  /** The last try to save: its content and key, and whether nobody knows how it ended. */
  attempt: z.nullable(z.object({ content: text, key: text, unsure: z.boolean() })),
});
/** A workout that is being logged, all of it as it was typed. */
export type WorkoutDraft = z.output<typeof draft>;

export const EMPTY_PICKER: WorkoutDraft['picker'] = { exercise: null, sets: '', reps: '', weight: '' };

export const blankDraft = (date: string): WorkoutDraft => ({
  type: '',
  name: '',
  date,
  duration: '',
  calories: '',
  notes: '',
  weight_unit: currentUnits().weight,
  exercises: [],
  open: null,
  picker: EMPTY_PICKER,
  rest: null,
  origin: '',
  attempt: null,
});

export const unitOfDraft = ({ weight_unit }: Pick<WorkoutDraft, 'weight_unit'>): WeightUnit =>
  weight_unit ?? 'kg';

/** Whoever changes the unit in the middle of a workout goes on with it in the new one. */
function inUnit(draft: WorkoutDraft, unit: WeightUnit): WorkoutDraft {
  const from = unitOfDraft(draft);
  if (from === unit) return draft;
  const converted = <T extends { readonly weight: string }>(typed: T): T => {
    const weight = readNumber(typed.weight);
    return weight === undefined
      ? typed
      : { ...typed, weight: String(weightInUnit(weightInKg(weight, from), unit)) };
  };
  return {
    ...draft,
    weight_unit: unit,
    picker: converted(draft.picker),
    exercises: draft.exercises.map((exercise) => ({
      ...converted(exercise),
      rows: exercise.rows?.map(converted) ?? null,
    })),
  };
}

/** What was kept by this version of the page or an earlier one; what cannot be read is none. */
export function readWorkoutDraft(kept: unknown): WorkoutDraft | undefined {
  const read = z.safeParse(draft, kept);
  return read.success ? inUnit(read.data, currentUnits().weight) : undefined;
}

/** Whether somebody would miss something of the one in the other. */
export const differs = (a: WorkoutDraft, b: WorkoutDraft): boolean => contentOf(a) !== contentOf(b);

function contentOf({
  exercises,
  open: _open,
  rest: _rest,
  origin: _origin,
  attempt: _attempt,
  ...typed
}: WorkoutDraft) {
  const bare = exercises.map(({ key: _key, rows, ...exercise }) => ({
    ...exercise,
    rows: rows?.map(({ key: _row, ...row }) => row) ?? null,
  }));
  return JSON.stringify({ ...typed, exercises: bare });
}

/** More than a choice in the picker: something that would be missed if another workout took its place. */
export const isBegun = (draft: WorkoutDraft): boolean =>
  differs({ ...draft, picker: EMPTY_PICKER }, { ...blankDraft(draft.date), picker: EMPTY_PICKER });

export const draftTitle = ({ type, name }: Pick<WorkoutDraft, 'type' | 'name'>): string =>
  (type === 'Custom' ? name.trim() : type) || 'Workout';
