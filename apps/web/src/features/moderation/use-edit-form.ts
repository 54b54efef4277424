import { type FormEvent, useState } from 'react';
import { isConflict } from '../../lib/api-error.ts';
import { dropDraft, keepDraft, readDraft } from '../../lib/drafts.ts';
import { failureOf } from '../../lib/failure.ts';
import { useWrite } from '../../lib/use-write.ts';

type Problems<Values> = Partial<Record<keyof Values, string>>;
export type Checked<Change, Values> =
  | { readonly change: Change; readonly problems?: undefined }
  | { readonly problems: Problems<Values> };

interface Editing<Values, Change, Saved> {
  /** What is typed is kept under this name, in the tab, until it is saved. */
  readonly draft: string;
  readonly start: Values;
  check(values: Values): Checked<Change, Values>;
  send(change: Change): Promise<Saved>;
  onSaved(saved: Saved): void;
  /** Somebody else has changed it since it was read. */
  onConflict(): void;
  readonly failed: string;
}

/** A form that edits one record: says what is wrong once it was submitted, and leads to the first field of that. */
export function useEditForm<Values extends object, Change, Saved>(editing: Editing<Values, Change, Saved>) {
  const { draft, start, check, send, onSaved, onConflict, failed } = editing;
  const [values, setValues] = useState<Values>(() => ({ ...start, ...readDraft(draft) }));
  const [restored, setRestored] = useState(() => readDraft(draft) !== undefined);
  const [submitted, setSubmitted] = useState(false);
  const drop = () => dropDraft(draft);
  const saving = useWrite({
    closes: true,
    send,
    onSuccess: (saved) => {
      drop();
      onSaved(saved);
    },
    onError: (error) => {
      if (isConflict(error)) onConflict();
    },
    toFailure: (error) => failureOf(error, failed),
  });
  const checked = check(values);
  const problems: Problems<Values> = submitted ? (checked.problems ?? {}) : {};
  return {
    values,
    problems,
    restored,
    saving,
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
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      setSubmitted(true);
      if ('change' in checked) {
        void saving.write(checked.change);
        return;
      }
      const wrong = Object.keys(checked.problems)[0];
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
    },
  };
}
