import type { SavedWorkout } from '@fitarc/contract/workout';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { type Failure, failureOf } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import type { WorkoutBody } from '../workout-calls.ts';
import { changeWorkout } from './draft-changes.ts';
import { newExercise } from './draft-sets.ts';
import { focusField } from './focus-field.ts';
import type { Editing } from './use-workout-draft.ts';
import { EMPTY_PICKER, type WorkoutDraft } from './workout-draft.ts';
import { bodyOf, isPartlyTicked, type SetSelection } from './workout-payload.ts';
import {
  canAddPicked,
  type FieldLocation,
  NO_PROBLEMS,
  type Problems,
  problemsOf,
} from './workout-problems.ts';

export interface Saving {
  /** What the failure is told under: 'Failed to log workout'. */
  readonly failed: string;
  send(body: WorkoutBody): Promise<SavedWorkout>;
  onSaved(saved: SavedWorkout): void;
}

function reasonOf(error: unknown, failed: string): Failure {
  const { title, detail } = failureOf(
    error,
    error instanceof ApiError ? error.message || undefined : undefined,
  );
  return { title: `${failed}: ${title}`, ...(detail ? { detail } : {}) };
}

/** A try that was refused: what was looked at. */
interface Refused {
  readonly which: SetSelection;
  readonly picked: number | string | null | undefined;
  readonly place: FieldLocation | undefined;
}

/** What is still wrong. A choice that was made in the picker since is not held against anybody yet. */
function stillWrong(draft: WorkoutDraft, { which, picked }: Refused): Problems {
  const same = draft.picker.exercise?.exercise_id === picked;
  const now = isPartlyTicked(draft) ? which : 'all';
  return problemsOf(same ? draft : { ...draft, picker: EMPTY_PICKER }, now);
}

/** Checks the workout, asks which sets are meant where that is not clear, and sends it once. */
export function useLogging({ draft, change }: Editing, { failed, send, onSaved }: Saving) {
  const [refused, setRefused] = useState<Refused>();
  const [asking, setAsking] = useState(false);
  const logging = useWrite({
    send: (body: WorkoutBody) => send(body),
    onSuccess: onSaved,
    toFailure: (error) => reasonOf(error, failed),
  });

  useEffect(() => {
    if (refused?.place) focusField(refused.place.field);
  }, [refused]);

  function isRefused(workout: WorkoutDraft, which: SetSelection): boolean {
    const { messages, place } = problemsOf(workout, which);
    if (messages.length === 0) {
      setRefused(undefined);
      return false;
    }
    if (place?.open) change({ type: 'open', key: place.open });
    setRefused({ which, picked: workout.picker.exercise?.exercise_id, place });
    return true;
  }

  async function logAs(workout: WorkoutDraft, which: SetSelection) {
    setAsking(false);
    if (!isRefused(workout, which)) await logging.write(bodyOf(workout, which));
  }

  /** With the exercise that was chosen and described, and only not added. */
  function withPicked(): WorkoutDraft {
    const { exercise, ...line } = draft.picker;
    if (!exercise || !canAddPicked(draft)) return draft;
    const added = { type: 'add', exercise: newExercise(exercise, line) } as const;
    change(added);
    return changeWorkout(draft, added);
  }

  function submit() {
    if (logging.isSending()) return;
    logging.clear();
    const workout = withPicked();
    const partly = isPartlyTicked(workout);
    // Sets that were not ticked may be left out, so what is wrong with them may not matter.
    if (isRefused(workout, partly ? 'ticked' : 'all')) return;
    if (partly) setAsking(true);
    else void logAs(workout, 'all');
  }

  return {
    submit,
    log: (which: SetSelection) => logAs(draft, which),
    busy: logging.isPending,
    failure: logging.failure,
    problems: refused ? stillWrong(draft, refused) : NO_PROBLEMS,
    /** Changes with every try that was refused, and not while what is wrong is mended. */
    refused,
    asking,
    stopAsking: () => setAsking(false),
    forget() {
      setRefused(undefined);
      logging.clear();
    },
  };
}
export type Logging = ReturnType<typeof useLogging>;
