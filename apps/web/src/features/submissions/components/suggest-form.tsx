import { submitExercise } from '@fitarc/contract/submissions';
import { EQUIPMENT } from '@fitarc/domain/exercise';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { call } from '../../../lib/api.ts';
import { dropDraft, readDraft, useKeepDraft } from '../../../lib/drafts.ts';
import { failureOf } from '../../../lib/failure.ts';
import { queryRoots } from '../../../lib/query-keys.ts';
import { showAtField } from '../../../lib/show-at-field.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { choicesOf, fixedChoices, useMusclesOf } from '../../library/choices.ts';
import { ExerciseFields } from '../../library/components/exercise-fields.tsx';
import {
  type ExerciseValues,
  emptyExercise,
  exerciseForm,
  FIELDS,
  refusedField,
} from '../../library/exercise.forms.ts';
import { muscleGroupsQuery, musclesQuery } from '../../library/library.queries.ts';
import type { SuggestionStart } from '../suggestion-start.ts';

const ALL_EQUIPMENT = fixedChoices(EQUIPMENT);

interface Props {
  readonly from?: SuggestionStart | undefined;
  onSent(): void;
}

function useSuggestForm({ from, onSent }: Props) {
  const queryClient = useQueryClient();
  const draft = from?.draft ?? 'suggestion';
  const form = useForm<ExerciseValues>({
    resolver: standardSchemaResolver(exerciseForm),
    defaultValues: { ...emptyExercise, ...from?.values, ...readDraft(draft) },
  });
  useKeepDraft(draft, form, FIELDS);

  const sending = useWrite({
    send: (values: ExerciseValues) => call(submitExercise, { body: values }),
    onSuccess: () => {
      form.reset(emptyExercise);
      dropDraft(draft);
      void queryClient.invalidateQueries({ queryKey: queryRoots.submissions });
      onSent();
    },
    onError: (error) => showAtField(form, error, refusedField(error)),
    toFailure: (error) => failureOf(error, 'Failed to send your suggestion'),
  });
  const submit = form.handleSubmit(async (values) => void (await sending.write(values)));
  return { form, submit, failure: sending.failure };
}

export function SuggestForm(props: Props) {
  const { form, submit, failure } = useSuggestForm(props);
  const groups = choicesOf(useQuery(muscleGroupsQuery()));
  const musclesOf = useMusclesOf(form.watch('muscle_groups'), musclesQuery);
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <ExerciseFields equipment={ALL_EQUIPMENT} groups={groups} musclesOf={musclesOf} />
        <FailureNotice failure={failure} />
        <Button
          type="submit"
          size="lg"
          className="sm:justify-self-start"
          busy={form.formState.isSubmitting}
          busyLabel="Sending…"
        >
          Send suggestion
        </Button>
      </form>
    </FormProvider>
  );
}
