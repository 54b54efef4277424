import { useRef, useState } from 'react';
import { ApiError } from '../../../../lib/api-error.ts';
import { type Failure, failureOf } from '../../../../lib/failure.ts';
import type { Editing } from '../../use-plan-draft.ts';
import { type EditorSettings, type Problem, problemOf } from './editor-settings.ts';

const UNREADABLE = 'Failed to save workout plan';

/** The server's reason, else the call's own text; a lost connection is named below it. */
function reasonOf(error: unknown, { failed, noReason }: EditorSettings): Failure {
  const unreadable = error instanceof ApiError && error.kind === 'answer' && (error.status ?? 500) < 400;
  const { title, detail } = failureOf(error, unreadable ? UNREADABLE : noReason);
  return { title: `${failed}: ${title}`, ...(detail ? { detail } : {}) };
}

/** Checks the plan, sends it once, and keeps what went wrong. */
export function useSaving(editing: Editing, settings: EditorSettings, send: () => Promise<void>) {
  const [problem, setProblem] = useState<Problem>();
  const [failure, setFailure] = useState<Failure>();
  // A second click may come before the button is seen as busy; after a save the page is being left.
  const sending = useRef(false);

  async function save(): Promise<Problem | undefined> {
    if (sending.current) return undefined;
    const found = problemOf(editing.draft, settings);
    setProblem(found);
    setFailure(undefined);
    if (found) return found;
    sending.current = true;
    editing.setSaving(true);
    try {
      await send();
      editing.settle();
    } catch (error) {
      sending.current = false;
      setFailure(reasonOf(error, settings));
    } finally {
      editing.setSaving(false);
    }
    return undefined;
  }

  return { save, problem, failure, clear: () => setProblem(undefined) };
}
