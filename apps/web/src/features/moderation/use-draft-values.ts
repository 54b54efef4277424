import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../lib/drafts.ts';

/** What is typed stays in the tab until it is saved. */
export function useDraftValues<Values extends object>(draft: string, start: Values) {
  const [values, setValues] = useState<Values>(() => ({ ...start, ...readDraft(draft) }));
  const [restored, setRestored] = useState(() => readDraft(draft) !== undefined);
  const drop = () => dropDraft(draft);
  return {
    values,
    restored,
    drop,
    change: (changes: Partial<Values>) => {
      const next = { ...values, ...changes };
      setValues(next);
      keepDraft(draft, next);
    },
    discard: () => {
      setValues(start);
      setRestored(false);
      drop();
    },
  };
}
