import { planExercise } from '@fitarc/contract/plans';
import { DAY_IS_FULL, EXERCISES_A_DAY } from '@fitarc/domain/plan';
import * as z from 'zod/mini';
import { local } from '../../lib/storage.ts';
import type { DayPlace } from './change-draft.ts';
import { type DraftEntry, entryOf } from './plan-draft.ts';

const KEY = 'copiedExercises';

const copied = z.object({
  sourceDay: z.string(),
  /** 0 for the first. */
  sourceWeek: z._default(z.number(), 0),
  exercises: z.array(planExercise),
});
type CopiedDay = z.output<typeof copied>;

/** Kept in the browser, so that a day can be carried from one plan to another. */
export function copyDay({ day, week }: DayPlace, entries: readonly DraftEntry[]): void {
  const exercises = entries.map(({ key: _key, ...entry }) => entry);
  local.set(KEY, JSON.stringify({ sourceDay: day, sourceWeek: week, exercises }));
}

function readCopied(): CopiedDay | undefined {
  try {
    const read = z.safeParse(copied, JSON.parse(local.get(KEY) ?? 'null'));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

interface Target {
  readonly place: DayPlace | undefined;
  readonly entries: readonly DraftEntry[];
  /** Copies of what is there already are added too. */
  readonly keepDuplicates: boolean;
  readonly noTarget: string;
}

type Paste =
  | { readonly refusal: string }
  | { readonly entries: readonly DraftEntry[]; readonly skipped: number };

/** What pasting would add to the day, or why it cannot. */
export function readPaste({ place, entries, keepDuplicates, noTarget }: Target): Paste {
  if (!place) return { refusal: noTarget };
  const from = readCopied();
  if (!from || from.exercises.length === 0) return { refusal: 'No exercises to paste' };
  if (from.sourceDay === place.day && from.sourceWeek === place.week)
    return { refusal: 'Cannot paste to the same day' };
  const there = new Set(entries.map(({ exercise_id }) => String(exercise_id)));
  const added = keepDuplicates
    ? from.exercises
    : from.exercises.filter(({ exercise_id }) => !there.has(String(exercise_id)));
  if (entries.length + added.length > EXERCISES_A_DAY) return { refusal: DAY_IS_FULL };
  return { entries: added.map(entryOf), skipped: from.exercises.length - added.length };
}
