import { weekOf } from '@fitarc/domain/weekday';
import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../lib/drafts.ts';
import { type LeaveGuard, useLeaveGuard } from '../../lib/leave-guard.ts';
import { changeDraft, type DraftAction, differs, entryOf, type PlanDraft } from './plan-draft.ts';

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

/** What was changed before and not saved; nothing when it is what the page shows anyway. */
function readUnsavedDraft(name: string, initial: PlanDraft): PlanDraft | undefined {
  try {
    const stored = readDraft(name) as PlanDraft | undefined;
    if (!stored) return undefined;
    // Keys are counted anew in every visit.
    const draft = { ...stored, week: weekOf((day) => stored.week[day].map(entryOf)) };
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
