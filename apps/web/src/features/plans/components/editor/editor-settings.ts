import { typedText } from '@fitarc/domain/plain-text';
import { REPS, SETS } from '@fitarc/domain/plan';
import { WEEKDAYS } from '@fitarc/domain/weekday';
import type { DayPlace } from '../../change-draft.ts';
import { allEntries, type DraftEntry, type PlanDraft } from '../../plan-draft.ts';

/** One editor, three uses: where they differ is written here and nowhere else. */
export interface EditorSettings {
  readonly saveLabel: string;
  readonly nameMissing: string;
  /** Saving waits for a name and a day; elsewhere the messages say what is missing. */
  readonly waits: boolean;
  readonly goalRequired: boolean;
  readonly maxSets: number;
  readonly maxReps: number;
  readonly noTarget: string;
  /** Pasting adds copies of exercises the day has already. */
  readonly keepDuplicates: boolean;
  /** Before the reason: '{failed}: {message}'. */
  readonly failed: string;
  /** The reason when the server gives none. */
  readonly noReason: string;
}

const NO_TARGET = 'Select a target day to paste exercises';

export const BUILDER: EditorSettings = {
  saveLabel: 'Save Workout Plan',
  nameMissing: 'Please enter a plan name',
  waits: true,
  goalRequired: true,
  maxSets: SETS.max,
  maxReps: REPS.max,
  noTarget: NO_TARGET,
  keepDuplicates: false,
  failed: 'Failed to save plan',
  noReason: 'Failed to create custom workout plan',
};

export const GENERATE: EditorSettings = {
  ...BUILDER,
  nameMissing: 'Please provide a plan name',
  waits: false,
  goalRequired: false,
  maxSets: SETS.ofGenerated,
  maxReps: REPS.ofGenerated,
  noTarget: 'Please select a target day first',
  keepDuplicates: true,
  noReason: 'Failed to save workout plan changes',
};

export const EDIT: EditorSettings = {
  ...BUILDER,
  saveLabel: 'Save Changes',
  waits: false,
  goalRequired: false,
  failed: 'Failed to update plan',
  noReason: 'Failed to update workout plan',
};

export type Problem =
  | { readonly at: 'name' | 'goal' | 'week'; readonly message: string }
  | ({ readonly at: 'entry'; readonly message: string; readonly key: string } & DayPlace);

export const isReady = ({ name, weeks, pressed }: PlanDraft): boolean =>
  name !== '' && (pressed.length > 0 || weeks.some((week) => allEntries(week).length > 0));

const fits = (count: number, max: number) => Number.isInteger(count) && count >= 1 && count <= max;

const isReversed = ({ reps, reps_max }: DraftEntry) => reps_max !== undefined && reps_max < reps;

/** Which of the two numbers cannot be stored. */
export const wrongCounts = ({ maxSets, maxReps }: EditorSettings, entry: DraftEntry) => ({
  sets: !fits(entry.sets, maxSets),
  reps: !fits(entry.reps, maxReps) || isReversed(entry),
});

const hasWrong = (settings: EditorSettings) => (entry: DraftEntry) =>
  Object.values(wrongCounts(settings, entry)).some(Boolean);

/** The first thing that keeps the plan from being saved. */
export function problemOf(draft: PlanDraft, settings: EditorSettings): Problem | undefined {
  if (typedText(draft.name) === '') return { at: 'name', message: settings.nameMissing };
  if (settings.goalRequired && draft.goal === '')
    return { at: 'goal', message: 'Please select a fitness goal' };
  const noEntry = draft.weeks.every((week) => allEntries(week).length === 0);
  if (noEntry) return { at: 'week', message: 'Please add at least one exercise' };
  for (const [week, days] of draft.weeks.entries()) {
    for (const day of WEEKDAYS) {
      const wrong = days[day].find(hasWrong(settings));
      if (wrong) return { at: 'entry', message: messageOf(wrong, settings), week, day, key: wrong.key };
    }
  }
  return undefined;
}

function messageOf(entry: DraftEntry, { maxSets, maxReps }: EditorSettings): string {
  if (fits(entry.sets, maxSets) && fits(entry.reps, maxReps)) {
    return `${entry.name}: the most reps cannot be fewer than the least`;
  }
  return `Sets must be 1-${maxSets} and reps 1-${maxReps}`;
}
