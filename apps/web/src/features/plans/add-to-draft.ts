import type { Exercise } from '@fitarc/contract/exercise';
import type { Plan } from '@fitarc/contract/plans';
import type { Weekday } from '@fitarc/domain/weekday';
import { keepDraft } from '../../lib/drafts.ts';
import { changeDraft } from './change-draft.ts';
import { draftOf, newEntry } from './plan-draft.ts';
import { titleOf } from './plan-text.ts';
import { readUnsavedDraft } from './use-plan-draft.ts';

/** Puts an exercise on a day of a plan as the editor keeps it: it opens with it, and nothing is stored before a save. */
export function addToDraft(plan: Plan, day: Weekday, exercise: Exercise): void {
  const name = `plan-${plan.plan_id}`;
  const initial = draftOf(plan, titleOf(plan));
  const draft = readUnsavedDraft(name, initial) ?? initial;
  keepDraft(name, changeDraft(draft, { type: 'add', week: 0, day, entry: newEntry(exercise) }));
}
