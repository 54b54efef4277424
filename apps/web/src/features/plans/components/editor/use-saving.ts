import { useState } from 'react';
import { ApiError } from '../../../../lib/api-error.ts';
import { type Failure, failureOf } from '../../../../lib/failure.ts';
import { useWrite } from '../../../../lib/use-write.ts';
import type { PlanDraft } from '../../plan-draft.ts';
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
export function useSaving(
  editing: Editing,
  settings: EditorSettings,
  send: (draft: PlanDraft, key: string) => Promise<void>,
) {
  const [problem, setProblem] = useState<Problem>();
  const saving = useWrite({
    send,
    onSuccess: editing.settle,
    toFailure: (error) => reasonOf(error, settings),
    closes: true,
  });

  async function save(): Promise<Problem | undefined> {
    if (saving.isSending()) return undefined;
    const found = problemOf(editing.draft, settings);
    setProblem(found);
    saving.clear();
    if (found) return found;
    editing.setSaving(true);
    await saving.write(editing.draft);
    editing.setSaving(false);
    return undefined;
  }

  return { save, problem, failure: saving.failure, clear: () => setProblem(undefined) };
}
