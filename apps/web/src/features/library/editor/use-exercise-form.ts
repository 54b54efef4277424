import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { dropDraft, readDraft, useKeepDraft } from '../../../lib/drafts.ts';
import { useLeaveGuard } from '../../../lib/leave-guard.ts';
import { showAtField } from '../../../lib/show-at-field.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { EDITOR_FIELDS, type EditorValues, editorForm, refusedField } from '../exercise.forms.ts';

/** What was typed before and not saved; nothing when it is what the form shows anyway. */
function readUnsavedDraft(draftName: string, initial: EditorValues): Partial<EditorValues> | undefined {
  const draft = readDraft(draftName) as Partial<EditorValues> | undefined;
  if (!draft) return undefined;
  const typed = EDITOR_FIELDS.filter((field) => field !== 'version' && field in draft);
  const differs = typed.some((field) => JSON.stringify(draft[field]) !== JSON.stringify(initial[field]));
  return differs ? draft : undefined;
}

/** The form with its draft, its guard, and one save at a time. */
export function useExerciseForm(
  draftName: string,
  initial: EditorValues,
  save: (values: EditorValues) => Promise<void>,
) {
  const [draft] = useState(() => readUnsavedDraft(draftName, initial));
  const [restored, setRestored] = useState(draft !== undefined);
  const form = useForm<EditorValues>({
    resolver: standardSchemaResolver(editorForm),
    defaultValues: initial,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the first paint
  useLayoutEffect(() => {
    if (!draft) return;
    form.reset({ ...initial, ...draft }, { keepDefaultValues: true });
    // The notice about it stands at the top; going back would show the place that was left.
    window.scrollTo(0, 0);
  }, []);
  useKeepDraft(draftName, form, EDITOR_FIELDS);
  const { isDirty } = form.formState;
  const wasDirty = useRef(false);
  useEffect(() => {
    // Typed and taken back: there is nothing to come back to.
    if (wasDirty.current && !isDirty) dropDraft(draftName);
    wasDirty.current = isDirty;
  }, [isDirty, draftName]);
  const guard = useLeaveGuard(isDirty, () => dropDraft(draftName));

  const saving = useWrite({
    send: save,
    onSuccess: () => dropDraft(draftName),
    onError: (error) => showAtField(form, error, refusedField(error)),
    closes: true,
  });
  const submit = form.handleSubmit(async (values) => void (await saving.write(values)));

  const discard = () => {
    form.reset(initial);
    dropDraft(draftName);
    setRestored(false);
    saving.clear();
  };
  return { form, submit, error: saving.error, restored, discard, guard };
}
