import type { PlanFile } from '@fitarc/contract/plan-file';
import { createCustomPlan } from '@fitarc/contract/plans';
import { pluralize } from '@fitarc/domain/pluralize';
import { WEEKDAYS } from '@fitarc/domain/weekday';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { failureUnder } from '../../../lib/failure.ts';
import { useNavigateIfMounted } from '../../../lib/use-navigate-if-mounted.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Notice } from '../../../ui/data/notice.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { briefExercisesQuery } from '../../library/brief-exercises.queries.ts';
import { refreshPlans } from '../plans.queries.ts';
import { type Choices, type FileExercise, matchPlanFile, weeksToSend } from './match-plan-file.ts';
import { exerciseKeysQuery } from './plan-file.queries.ts';
import type { ReadFile } from './plan-file.ts';
import { UnknownExercises } from './unknown-exercises.tsx';

interface Props {
  readonly content: ReadFile;
  readonly open: boolean;
  onOpenChange(open: boolean): void;
  onChooseAgain(): void;
}

export function ImportDialog({ content, onChooseAgain, ...dialog }: Props) {
  if ('file' in content) return <Preview file={content.file} {...dialog} />;
  return (
    <Dialog
      {...dialog}
      title="Import a plan"
      footer={<Button onClick={onChooseAgain}>Choose Another File</Button>}
    >
      <Notice tone="danger">{content.problem}</Notice>
    </Dialog>
  );
}

/** The exercises of this installation for those of the file, once the library is here. */
function useMatched(file: PlanFile) {
  const exercises = useQuery(briefExercisesQuery());
  const keys = useQuery(exerciseKeysQuery());
  const matched = useMemo(
    () =>
      exercises.data && keys.data
        ? matchPlanFile(file, { exercises: exercises.data, keys: keys.data })
        : undefined,
    [file, exercises.data, keys.data],
  );
  return {
    matched,
    failed: !matched && (exercises.isError || keys.isError),
    retrying: exercises.isFetching || keys.isFetching,
    retry: () => void Promise.all([exercises.refetch(), keys.refetch()]),
  };
}

function useImport(file: PlanFile) {
  const go = useNavigateIfMounted();
  const queryClient = useQueryClient();
  return useWrite({
    closes: true,
    toFailure: (error) => failureUnder(error, 'Failed to import the plan'),
    send: ({ matched, choices }: { matched: readonly FileExercise[]; choices: Choices }, key) => {
      const [workoutDays, ...more_weeks] = weeksToSend(file, matched, choices);
      if (!workoutDays) throw new Error('a plan has a week');
      const body = {
        name: file.name,
        ...(file.fitness_goal ? { fitnessGoal: file.fitness_goal } : {}),
        workoutDays,
        selectedExercises: workoutDays,
        more_weeks,
      };
      return call(createCustomPlan, { body }, { idempotencyKey: key });
    },
    onSuccess: (plan) => {
      toast({ message: `${file.name} imported`, tone: 'success' });
      void refreshPlans(queryClient);
      go('/workout-plans/details', { state: { plan } });
    },
  });
}

function contentText({ weeks }: PlanFile): string {
  const entries = weeks.flatMap((week) => WEEKDAYS.flatMap((day) => week[day]));
  return `${pluralize(weeks.length, 'week')}, ${pluralize(new Set(entries.map(({ exercise }) => exercise)).size, 'exercise')}`;
}

function Preview({ file, ...dialog }: { file: PlanFile } & Pick<Props, 'open' | 'onOpenChange'>) {
  const { matched, failed, retrying, retry } = useMatched(file);
  const [choices, setChoices] = useState<Choices>({});
  const importing = useImport(file);
  const unknown = (matched ?? []).filter(({ id }) => id === undefined);
  const kept = (matched ?? []).filter(({ name, id }) => id !== undefined || choices[name]).length;
  return (
    <Dialog
      {...dialog}
      title={`Import ${file.name}`}
      description={contentText(file)}
      footer={
        <>
          <Button variant="secondary" onClick={() => dialog.onOpenChange(false)}>
            Cancel
          </Button>
          <Button
            busy={importing.isPending}
            disabled={!matched || kept === 0}
            onClick={() => matched && void importing.write({ matched, choices })}
          >
            Import Plan
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {failed ? (
          <ErrorState title="Failed to load exercises" retrying={retrying} onRetry={retry} />
        ) : !matched ? (
          <div role="status" aria-label="Looking up the exercises">
            <Skeleton className="h-24 w-full rounded-md" />
          </div>
        ) : unknown.length === 0 ? (
          <p className="text-ink-2">All exercises are in your library. The plan is added to My Plans.</p>
        ) : (
          <UnknownExercises
            exercises={unknown}
            choices={choices}
            onChoose={(name, id) => setChoices((all) => ({ ...all, [name]: id }))}
          />
        )}
        {matched && kept === 0 && (
          <Notice tone="warning">Nothing would be left of this plan. Choose an exercise for a name.</Notice>
        )}
        <FailureNotice failure={importing.failure} />
      </div>
    </Dialog>
  );
}
