import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../lib/drafts.ts';
import { type LeaveGuard, useLeaveGuard } from '../../lib/leave-guard.ts';
import { changeDraft, type DraftAction } from './change-draft.ts';
import { copyWeek, type DraftWeek, differs, type PlanDraft } from './plan-draft.ts';

export interface Editing {
  readonly draft: PlanDraft;
  readonly change: Dispatch<DraftAction>;
  /** There is something that is not stored. */
  readonly dirty: boolean;
  /** What is shown was typed before the page was left. */
  readonly restored: boolean;
  readonly guard: LeaveGuard;
  /** On its way to the server: nothing can be changed, and nobody is asked before leaving. */
  readonly saving: boolean;
  setSaving(saving: boolean): void;
  discard(): void;
  /** The plan is stored; the draft goes. */
  settle(): void;
}

/** One from before a plan could have several weeks has its only one. */
type StoredDraft = Omit<PlanDraft, 'weeks'> & {
  readonly weeks?: readonly DraftWeek[];
  readonly week?: DraftWeek;
};

/** What was changed before and not saved; nothing when it is what the page shows anyway. */
export function readUnsavedDraft(name: string, initial: PlanDraft): PlanDraft | undefined {
  try {
    const stored = readDraft(name) as StoredDraft | undefined;
    if (!stored) return undefined;
    const { week, ...rest } = stored;
    // Keys are counted anew in every visit.
    const draft = { ...rest, weeks: (stored.weeks ?? (week ? [week] : [])).map(copyWeek) };
    if (draft.weeks.length === 0) return undefined;
    return differs(draft, initial) ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** The plan on the screen, kept through a reload, a dead session and a failed save, and guarded against leaving. */
export function usePlanDraft(name: string, initial: PlanDraft): Editing {
  const [found] = useState(() => readUnsavedDraft(name, initial));
  const [restored, setRestored] = useState(found !== undefined);
  const [draft, change] = useReducer(changeDraft, found ?? initial);
  const settled = useRef(false);
  const dirty = differs(draft, initial);

  useEffect(() => {
    if (settled.current) return;
    if (dirty) keepDraft(name, draft);
    else dropDraft(name);
  }, [name, draft, dirty]);
  const [saving, setSaving] = useState(false);
  const guard = useLeaveGuard(dirty && !saving, () => dropDraft(name));

  return {
    draft,
    change,
    dirty,
    restored,
    guard,
    saving,
    setSaving,
    discard() {
      change({ type: 'begin', draft: initial });
      setRestored(false);
    },
    settle() {
      settled.current = true;
      dropDraft(name);
    },
  };
}
