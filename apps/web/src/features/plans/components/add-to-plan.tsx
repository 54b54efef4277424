import type { Exercise } from '@fitarc/contract/exercise';
import type { PlanSummary } from '@fitarc/contract/plans';
import { readWeekday, WEEKDAYS, weekdayOf } from '@fitarc/domain/weekday';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { failureOf } from '../../../lib/failure.ts';
import { useToday } from '../../../lib/today.ts';
import { useNavigateIfMounted } from '../../../lib/use-navigate-if-mounted.ts';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { SkeletonText } from '../../../ui/data/skeleton.tsx';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Dialog } from '../../../ui/overlay/lazy-overlays.tsx';
import { addToDraft } from '../add-to-draft.ts';
import { titleOf } from '../plan-text.ts';
import { planQuery, plansQuery } from '../plans.queries.ts';

interface Props {
  readonly exercise: Exercise;
  readonly open: boolean;
  onClose(): void;
}

/** Chooses the plan and the day an exercise goes to; the editor opens with it. */
export function AddToPlan({ exercise, open, onClose }: Props) {
  const formId = useId();
  const plans = useQuery({ ...plansQuery(), enabled: open });
  const [busy, setBusy] = useState(false);
  const hasPlans = plans.data && plans.data.length > 0;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Add to plan"
      description={exercise.name}
      footer={
        hasPlans ? (
          <>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={formId} busy={busy}>
              Open in Editor
            </Button>
          </>
        ) : (
          plans.data && <ButtonLink to="/workout-plans/onboarding">Make a Plan</ButtonLink>
        )
      }
    >
      {hasPlans ? (
        <Choice formId={formId} plans={plans.data} exercise={exercise} onBusy={setBusy} />
      ) : plans.data ? (
        <p className="text-ink-2">You have no plan yet.</p>
      ) : plans.isError ? (
        <ErrorState
          title={failureOf(plans.error, 'Failed to load workout plans').title}
          retrying={plans.isFetching}
          onRetry={() => plans.refetch()}
        />
      ) : (
        <div role="status" aria-label="Loading your plans">
          <SkeletonText lines={4} />
        </div>
      )}
    </Dialog>
  );
}

interface ChoiceProps {
  readonly formId: string;
  readonly plans: readonly PlanSummary[];
  readonly exercise: Exercise;
  onBusy(busy: boolean): void;
}

function Choice({ formId, plans, exercise, onBusy }: ChoiceProps) {
  const queryClient = useQueryClient();
  const go = useNavigateIfMounted();
  const first = plans.find(({ active }) => active) ?? plans[0];
  const [planId, setPlanId] = useState(String(first?.plan_id ?? ''));
  const [day, setDay] = useState<string>(weekdayOf(useToday()));
  const [error, setError] = useState<unknown>();
  async function submit(event: FormEvent) {
    event.preventDefault();
    const weekday = readWeekday(day);
    if (!weekday) return;
    onBusy(true);
    setError(undefined);
    try {
      const plan = await queryClient.fetchQuery({ ...planQuery(planId), staleTime: 0 });
      addToDraft(plan, weekday, exercise);
      go('/workout-plans/edit', { state: { plan, planId: plan.plan_id } });
    } catch (failure) {
      setError(failure);
      onBusy(false);
    }
  }
  return (
    <form id={formId} onSubmit={submit} className="grid gap-4">
      <SelectField
        label="Plan"
        value={planId}
        onChange={(event) => setPlanId(event.target.value)}
        options={plans.map((plan) => ({ value: String(plan.plan_id), label: titleOf(plan) }))}
      />
      <SelectField
        label="Day"
        value={day}
        onChange={(event) => setDay(event.target.value)}
        options={WEEKDAYS.map((weekday) => ({ value: weekday, label: weekday }))}
      />
      <p className="text-sm text-ink-2">The editor opens with it. Nothing changes until you save there.</p>
      <FailureNotice failure={error ? failureOf(error, 'Failed to load workout plan') : undefined} />
    </form>
  );
}
