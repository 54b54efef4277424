import type { SavedWorkout } from '@fitarc/contract/workout-record';
import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { type Failure, failureOf } from '../../lib/failure.ts';
import type { Editing } from './use-workout-draft.ts';
import type { WorkoutBody } from './workout-calls.ts';
import { bodyOf, isPartlyTicked, type Problems, problemsOf, type Which } from './workout-payload.ts';

const NONE: Problems = { messages: [], fields: [] };

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

/** Checks the workout, asks which sets are meant where that is not clear, and sends it once. */
export function useLogging({ draft }: Editing, { failed, send, onSaved }: Saving) {
  const [problems, setProblems] = useState(NONE);
  const [failure, setFailure] = useState<Failure>();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  // A second click may come before the button is seen as busy.
  const sending = useRef(false);

  async function log(which: Which) {
    setAsking(false);
    const found = problemsOf(draft, which);
    setProblems(found);
    if (found.messages.length > 0 || sending.current) return;
    sending.current = true;
    setBusy(true);
    try {
      onSaved(await send(bodyOf(draft, which)));
    } catch (error) {
      setFailure(reasonOf(error, failed));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  function submit() {
    if (sending.current) return;
    setFailure(undefined);
    const partly = isPartlyTicked(draft);
    // Sets that were not ticked may be left out, so what is wrong with them may not matter.
    const found = problemsOf(draft, partly ? 'ticked' : 'all');
    setProblems(found);
    if (found.messages.length > 0) return;
    if (partly) setAsking(true);
    else void log('all');
  }

  return {
    submit,
    log,
    busy,
    failure,
    problems,
    asking,
    stopAsking: () => setAsking(false),
    forget() {
      setProblems(NONE);
      setFailure(undefined);
    },
  };
}
export type Logging = ReturnType<typeof useLogging>;
