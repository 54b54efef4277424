import { EXERCISE_SETTING_BOUNDS } from '@fitarc/domain/exercise-settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../../../lib/drafts.ts';
import { useWrite } from '../../../../lib/use-write.ts';
import { Card, CardHead } from '../../../../ui/data/card.tsx';
import { FailureNotice } from '../../../../ui/data/failure-notice.tsx';
import { RetryLine } from '../../../../ui/data/retry-line.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { TextAreaField } from '../../../../ui/form/text-field.tsx';
import { exerciseSettingsQuery } from '../../workouts.queries.ts';
import { saveNote } from '../exercise.queries.ts';

const draftName = (exerciseId: string) => `exercise-note-${exerciseId}`;

/** What a member wants to remember about an exercise. */
export function NoteCard({ exerciseId }: { exerciseId: string }) {
  const id = useId();
  const settings = useQuery(exerciseSettingsQuery());
  const note = settings.data?.find(({ exercise_id }) => String(exercise_id) === exerciseId)?.note ?? '';
  const [isEditing, setIsEditing] = useState(() => readDraft(draftName(exerciseId)) !== undefined);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    // The button is there again: whoever used the keyboard goes on from it.
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  function close() {
    dropDraft(draftName(exerciseId));
    setIsEditing(false);
  }
  const isShown = !(isEditing && settings.data);
  return (
    <Card aria-labelledby={id}>
      <CardHead
        id={id}
        title="My notes"
        action={
          settings.data &&
          isShown && (
            <Button ref={edit} variant="quiet" onClick={() => setIsEditing(true)}>
              {note ? 'Edit' : 'Add'}
              <span className="sr-only"> my notes</span>
            </Button>
          )
        }
      />
      {settings.isError && !settings.data ? (
        <RetryLine retrying={settings.isFetching} onRetry={() => settings.refetch()} />
      ) : isEditing && settings.data ? (
        <NoteForm exerciseId={exerciseId} note={note} onClose={close} />
      ) : (
        <p className="whitespace-pre-line wrap-break-word">
          {note || <span className="text-ink-2">{settings.data ? 'No notes yet.' : '\u00a0'}</span>}
        </p>
      )}
      {isShown && <p className="mt-2 text-xs text-ink-3">Shown in the workout, under the name</p>}
    </Card>
  );
}

function NoteForm({ exerciseId, note, onClose }: { exerciseId: string; note: string; onClose(): void }) {
  const queryClient = useQueryClient();
  const [text, setText] = useState(() => {
    const draft = readDraft(draftName(exerciseId))?.text;
    return typeof draft === 'string' ? draft : note;
  });
  useEffect(() => {
    if (text !== note) keepDraft(draftName(exerciseId), { text });
  }, [exerciseId, text, note]);
  const saving = useWrite({
    send: (typed: string) => saveNote(queryClient, exerciseId, typed),
    onSuccess: onClose,
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    void saving.write(text);
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <TextAreaField
        label="My notes"
        labelHidden
        hint="Shown in the workout, under the name"
        value={text}
        maxLength={EXERCISE_SETTING_BOUNDS.note}
        autoFocus
        onChange={(event) => setText(event.target.value)}
      />
      <FailureNotice failure={saving.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={saving.isPending}>
          Save
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
