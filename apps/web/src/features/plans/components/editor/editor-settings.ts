import { typedText } from '@fitarc/domain/plain-text';
import { REPS, SETS } from '@fitarc/domain/plan';
import { WEEKDAYS, type Weekday } from '@fitarc/domain/weekday';
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
  | { readonly at: 'entry'; readonly message: string; readonly day: Weekday; readonly key: string };

export const isReady = ({ name, week, pressed }: PlanDraft): boolean =>
  name !== '' && (pressed.length > 0 || allEntries(week).length > 0);

const fits = (count: number, max: number) => Number.isInteger(count) && count >= 1 && count <= max;

/** Which of the two numbers cannot be stored. */
export const wrongCounts = ({ maxSets, maxReps }: EditorSettings, { sets, reps }: DraftEntry) => ({
  sets: !fits(sets, maxSets),
  reps: !fits(reps, maxReps),
});

const hasWrong = (settings: EditorSettings) => (entry: DraftEntry) =>
  Object.values(wrongCounts(settings, entry)).some(Boolean);

/** The first thing that keeps the plan from being saved. */
export function problemOf(draft: PlanDraft, settings: EditorSettings): Problem | undefined {
  if (typedText(draft.name) === '') return { at: 'name', message: settings.nameMissing };
  if (settings.goalRequired && draft.goal === '')
    return { at: 'goal', message: 'Please select a fitness goal' };
  if (allEntries(draft.week).length === 0) return { at: 'week', message: 'Please add at least one exercise' };
  for (const day of WEEKDAYS) {
    const wrong = draft.week[day].find(hasWrong(settings));
    if (wrong) {
      const message = `Sets must be 1-${settings.maxSets} and reps 1-${settings.maxReps}`;
      return { at: 'entry', message, day, key: wrong.key };
    }
  }
  return undefined;
}
