import { TITLES } from '@fitarc/contract/page-titles';
import type { PlanSummary } from '@fitarc/contract/plans';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { failureOf } from '../../../lib/failure.ts';
import { Card } from '../../../ui/data/card.tsx';
import { EmptyState } from '../../../ui/data/empty-state.tsx';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { Notice } from '../../../ui/data/notice.tsx';
import { ShowMore } from '../../../ui/data/show-more.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { useRowConfirmation } from '../../../ui/data/use-row-confirmation.ts';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { ActivePlanButton } from '../components/active-plan-button.tsx';
import { PlanCard } from '../components/plan-card.tsx';
import { PlanDelete } from '../components/plan-delete.tsx';
import { titleOf } from '../plan-text.ts';
import { plansQuery } from '../plans.queries.ts';
import { savedPlanIn } from '../saved-plan.ts';
import { MorePlanWays } from '../sharing/more-plan-ways.tsx';

const FAILED = 'Failed to load workout plans';
const NEW_PLAN = '/workout-plans/onboarding';
const AT_ONCE = 24;
const grid = 'grid gap-3 md:grid-cols-2 lg:gap-5 xl:grid-cols-3';

export function PlanListPage() {
  const plans = useQuery(plansQuery());
  return (
    <Page
      title={TITLES['/workout-plans/existing']}
      actions={
        plans.data?.length !== 0 && (
          <>
            <MorePlanWays />
            <ButtonLink to={NEW_PLAN} icon={<Plus size={20} aria-hidden="true" />}>
              Create New Plan
            </ButtonLink>
          </>
        )
      }
    >
      {plans.data ? (
        <Plans plans={plans.data} />
      ) : plans.isError ? (
        <LoadFailure error={plans.error} retrying={plans.isFetching} onRetry={() => plans.refetch()} />
      ) : (
        <Waiting />
      )}
    </Page>
  );
}

function Plans({ plans }: { plans: readonly PlanSummary[] }) {
  const deletion = useRowConfirmation<PlanSummary>();
  return (
    <>
      <JustSaved plans={plans} />
      {plans.length === 0 ? (
        <NoPlans />
      ) : (
        <ShowMore items={plans} atOnce={AT_ONCE}>
          {(shown) => (
            <ul className={grid}>
              {shown.map((plan) => (
                <PlanCard key={plan.plan_id} plan={plan} onDelete={() => deletion.confirm(plan)} />
              ))}
            </ul>
          )}
        </ShowMore>
      )}
      {deletion.confirming && (
        <PlanDelete
          key={deletion.confirming.key}
          plan={deletion.confirming.about}
          onDeleted={deletion.finish}
        />
      )}
    </>
  );
}

/** Whoever trains by another plan is asked which one it shall be. */
function JustSaved({ plans }: { plans: readonly PlanSummary[] }) {
  const { state } = useLocation();
  const [dismissed, setDismissed] = useState(false);
  const saved = plans.find(({ plan_id }) => String(plan_id) === savedPlanIn(state));
  const active = plans.find((plan) => plan.active);
  if (dismissed || !saved || !active || saved === active) return null;
  return (
    <Notice
      tone="success"
      className="mb-4"
      title={`${titleOf(saved)} is saved`}
      action={<ActivePlanButton plan={saved} variant="secondary" />}
      onDismiss={() => setDismissed(true)}
    >
      You train by {titleOf(active)}. Do you want to train by the new plan instead?
    </Notice>
  );
}

function NoPlans() {
  return (
    <Card>
      <EmptyState
        icon={<CalendarDays />}
        title="You have no workout plans yet."
        action={
          <>
            <ButtonLink to={NEW_PLAN}>Get Started</ButtonLink>
            <MorePlanWays />
          </>
        }
      >
        Generate one for your goal, or build your week yourself.
      </EmptyState>
    </Card>
  );
}

interface FailureProps {
  readonly error: unknown;
  readonly retrying: boolean;
  onRetry(): void;
}

function LoadFailure({ error, retrying, onRetry }: FailureProps) {
  const { title, detail } = failureOf(error, FAILED);
  return (
    <ErrorState title={FAILED} retryLabel="Retry" retrying={retrying} onRetry={onRetry}>
      {title === FAILED ? detail : title}
    </ErrorState>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading your plans" className={grid}>
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-64 rounded-lg" />
      ))}
    </div>
  );
}
