import { type EditedExercise, updateExercise } from '@fitarc/contract/exercise-editor';
import { TITLES } from '@fitarc/contract/page-titles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '../../../lib/api.ts';
import { ApiError, isNotFound } from '../../../lib/api-error.ts';
import { dropDraft } from '../../../lib/drafts.ts';
import { failureOf } from '../../../lib/failure.ts';
import { Notice } from '../../../ui/data/notice.tsx';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { focusHeading } from '../../../ui/layout/focus-heading.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { type EditorValues, payloadOf, valuesOf } from '../exercise.forms.ts';
import { refreshLibrary } from '../library.queries.ts';
import { editorExerciseQuery } from './editor.queries.ts';
import { levelOf, listAddress, readLevel } from './editor-address.ts';
import { ExerciseForm } from './exercise-form.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { LoadFailure } from './load-failure.tsx';
import { VersionConflict } from './version-conflict.tsx';

const TITLE = TITLES['/admin/workouts/exercises/:exerciseId'];
const LOAD_FAILED = 'Failed to load exercise';
const isOutdated = (error: unknown) => error instanceof ApiError && error.body.field === 'version';
const draftOf = (id: string) => `exercise-${id}`;

export function EditExercise({ id }: { id: string }) {
  const possible = /^[1-9]\d*$/.test(id);
  const exercise = useQuery({ ...editorExerciseQuery(id), enabled: possible });
  // Grows when the stored state is loaded in place of what was typed: the form begins anew.
  const [turn, setTurn] = useState(0);

  async function reload() {
    const { error } = await exercise.refetch();
    if (error) return void toast({ tone: 'danger', message: failureOf(error, LOAD_FAILED).title });
    dropDraft(draftOf(id));
    setTurn((last) => last + 1);
    focusHeading();
    window.scrollTo(0, 0);
  }

  if (!possible || (!exercise.data && isNotFound(exercise.error))) return <NotFound />;
  return (
    <Page narrow title={TITLE} lead={exercise.data?.name ?? '\u00a0'}>
      {exercise.data ? (
        <Editing key={turn} id={id} exercise={exercise.data} onReload={reload} />
      ) : exercise.isError ? (
        <LoadFailure query={exercise} text={LOAD_FAILED} />
      ) : (
        <FormSkeleton />
      )}
    </Page>
  );
}

function NotFound() {
  return (
    <Page narrow title="Exercise not found" lead="It may have been deleted.">
      <ButtonLink variant="secondary" to={listAddress()}>
        Exercise Library
      </ButtonLink>
    </Page>
  );
}

/** Somebody else deleted it: what was typed is still on the form. */
function Deleted() {
  return (
    <Notice tone="danger">
      Exercise not found. It was deleted while you were editing; copy anything you want to keep.
    </Notice>
  );
}

interface EditingProps {
  readonly id: string;
  readonly exercise: EditedExercise;
  onReload(): Promise<void>;
}

function Editing({ id, exercise, onReload }: EditingProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  const [initial] = useState(() => valuesOf(exercise));
  const level = readLevel(search);

  async function save(values: EditorValues) {
    await call(updateExercise, { params: { id }, body: { ...payloadOf(values), version: values.version } });
    toast({ message: 'Exercise saved', tone: 'success' });
    void navigate(listAddress(levelOf(values)));
    void refreshLibrary(queryClient);
  }

  return (
    <ExerciseForm
      draft={draftOf(id)}
      initial={initial}
      saveLabel="Save exercise"
      cancelTo={listAddress(level.group ? level : levelOf(exercise))}
      save={save}
      explain={(error) =>
        isOutdated(error) ? (
          <VersionConflict error={error} onReload={onReload} />
        ) : (
          isNotFound(error) && <Deleted />
        )
      }
    />
  );
}
