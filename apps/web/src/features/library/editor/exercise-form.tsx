import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { failureOf } from '../../../lib/failure.ts';
import { Card } from '../../../ui/data/card.tsx';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { LeaveQuestion, RestoredNotice } from '../../../ui/overlay/unsaved.tsx';
import { choicesOf, useMusclesOf } from '../choices.ts';
import { ExerciseExtraFields } from '../components/exercise-extra-fields.tsx';
import { ExerciseFields } from '../components/exercise-fields.tsx';
import type { EditorValues } from '../exercise.forms.ts';
import { editorGroupsQuery, equipmentQuery, musclesInGroupQuery } from './editor.queries.ts';
import { useExerciseForm } from './use-exercise-form.ts';

interface Props {
  /** What is typed is kept under this name. */
  readonly draft: string;
  readonly initial: EditorValues;
  readonly saveLabel: string;
  readonly cancelTo: string;
  save(values: EditorValues): Promise<void>;
  /** In place of the plain notice, for a failure with a way out. */
  explain?(error: unknown): ReactNode;
}

export function ExerciseForm({ draft, initial, saveLabel, cancelTo, save, explain }: Props) {
  const { form, submit, error, restored, discard, guard } = useExerciseForm(draft, initial, save);
  const equipment = choicesOf(useQuery(equipmentQuery()));
  const groups = choicesOf(useQuery(editorGroupsQuery()));
  const musclesOf = useMusclesOf(form.watch('muscle_groups'), musclesInGroupQuery);
  return (
    <FormProvider {...form}>
      {restored && <RestoredNotice className="mb-5" onDiscard={discard} />}
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Card className="grid gap-5">
          <ExerciseFields equipment={equipment} groups={groups} musclesOf={musclesOf} />
        </Card>
        <Card className="grid gap-5">
          <ExerciseExtraFields />
        </Card>
        {error !== undefined && <Failed>{explain?.(error) || <SaveFailure error={error} />}</Failed>}
        <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
          <Button type="submit" size="lg" busy={form.formState.isSubmitting} busyLabel="Saving…">
            {saveLabel}
          </Button>
          <ButtonLink variant="secondary" size="lg" to={cancelTo}>
            Cancel
          </ButtonLink>
        </div>
      </form>
      <LeaveQuestion guard={guard} what="exercise" />
    </FormProvider>
  );
}

/** It takes the place of the button that was pressed; on a phone it would end below the navigation. */
function Failed({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className="scroll-mb-[calc(var(--bottom-bar)+var(--s24))]">
      {children}
    </div>
  );
}

function SaveFailure({ error }: { error: unknown }) {
  return <FailureNotice failure={failureOf(error, 'An error occurred while saving the exercise')} />;
}
