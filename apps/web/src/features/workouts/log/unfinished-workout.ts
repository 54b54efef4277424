import { deviceDrafts } from '../../../lib/drafts.ts';
import { setCountOf } from './draft-sets.ts';
import { NEW_WORKOUT } from './new-workout.ts';
import { draftTitle, isBegun, readWorkoutDraft } from './workout-draft.ts';

interface Unfinished {
  readonly title: string;
  readonly exercises: number;
  readonly sets: number;
}

/** A workout that was begun on this device and not logged yet. */
export function unfinishedWorkout(): Unfinished | undefined {
  const draft = readWorkoutDraft(deviceDrafts.read(NEW_WORKOUT));
  if (!draft || !isBegun(draft)) return undefined;
  const sets = draft.exercises.reduce((sum, exercise) => sum + setCountOf(exercise), 0);
  return { title: draftTitle(draft), exercises: draft.exercises.length, sets };
}
