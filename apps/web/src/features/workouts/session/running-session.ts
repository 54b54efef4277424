import { deviceDrafts } from '../../../lib/drafts.ts';
import { NEW_WORKOUT } from '../log/new-workout.ts';
import { draftTitle, readWorkoutDraft, type WorkoutDraft } from '../log/workout-draft.ts';

export interface RunningSession {
  readonly title: string;
  readonly startedAt: string | null | undefined;
  readonly rest: WorkoutDraft['rest'];
}

/** The session that runs on this device, if one does. */
export function runningSession(): RunningSession | undefined {
  const draft = readWorkoutDraft(deviceDrafts.read(NEW_WORKOUT));
  if (!draft?.live) return undefined;
  return { title: draftTitle(draft), startedAt: draft.started_at, rest: draft.rest };
}

/** Told when another tab has changed or ended it. */
export const watchSession = (onChange: () => void) => deviceDrafts.watch(NEW_WORKOUT, onChange);
