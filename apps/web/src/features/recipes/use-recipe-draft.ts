import { useEffect, useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../lib/drafts.ts';
import { useLeaveGuard } from '../../lib/leave-guard.ts';
import { differs, type RecipeDraft } from './recipe-draft.ts';

/** What was typed before and not saved; a draft of another shape is none. */
function readUnsaved(name: string, initial: RecipeDraft): RecipeDraft | undefined {
  const stored = readDraft(name);
  if (!stored || !Array.isArray(stored.ingredients)) return undefined;
  const draft = { ...initial, ...stored } as RecipeDraft;
  return differs(draft, initial) ? draft : undefined;
}

/** The recipe on the screen, kept through a reload, a dead session and a failed save, and guarded against leaving. */
export function useRecipeDraft(name: string, initial: RecipeDraft) {
  const [found] = useState(() => readUnsaved(name, initial));
  const [restored, setRestored] = useState(found !== undefined);
  const [draft, setDraft] = useState(found ?? initial);
  const [saving, setSaving] = useState(false);
  const settled = useRef(false);
  const dirty = differs(draft, initial);
  useEffect(() => {
    if (settled.current) return;
    if (dirty) keepDraft(name, draft);
    else dropDraft(name);
  }, [name, draft, dirty]);
  const guard = useLeaveGuard(dirty && !saving, () => dropDraft(name));
  return {
    draft,
    change: (changes: Partial<RecipeDraft>) => setDraft((last) => ({ ...last, ...changes })),
    replace: setDraft,
    dirty,
    restored,
    guard,
    saving,
    setSaving,
    discard() {
      setDraft(initial);
      setRestored(false);
    },
    /** It is stored; the draft goes. */
    settle() {
      settled.current = true;
      dropDraft(name);
    },
  };
}
export type Editing = ReturnType<typeof useRecipeDraft>;
