import { createExercise } from '@fitarc/contract/exercise-editor';
import { TITLES } from '@fitarc/contract/page-titles';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '../../../lib/api.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { type EditorValues, emptyExercise, payloadOf, valuesOf } from '../exercise.forms.ts';
import { refreshLibrary } from '../library.queries.ts';
import { levelOf, listAddress, placedAt, readLevel } from './editor-address.ts';
import { ExerciseForm } from './exercise-form.tsx';

export function NewExercise() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  const level = readLevel(search);
  const [initial] = useState(() => valuesOf({ ...emptyExercise, ...placedAt(level) }));

  async function save(values: EditorValues) {
    await call(createExercise, { body: payloadOf(values) });
    toast({ message: 'Exercise created', tone: 'success' });
    void refreshLibrary(queryClient);
    void navigate(listAddress(levelOf(values)));
  }

  return (
    <Page
      narrow
      title={TITLES['/admin/workouts/exercises/new']}
      lead="Members see it in the library as soon as you save it."
    >
      <ExerciseForm
        draft="exercise-new"
        initial={initial}
        saveLabel="Save exercise"
        cancelTo={listAddress(level)}
        save={save}
      />
    </Page>
  );
}
