import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { isNotFound } from '../../../lib/api-error.ts';
import { Notice } from '../../../ui/data/notice.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { BodyMapDrawing } from '../../library/components/body-map-drawing.tsx';
import { BackToPlans } from '../components/back-to-plans.tsx';
import { PlanFacts } from '../components/plan-facts.tsx';
import { PlanView } from '../components/plan-view.tsx';
import { type PlanFromState, planFromState } from '../plan-state.ts';
import { titleOf } from '../plan-text.ts';
import { planQuery } from '../plans.queries.ts';

const PLANS = '/workout-plans/existing';

export function PlanDetailsPage() {
  const { state } = useLocation();
  const fromState = planFromState(state);
  if (!fromState) return <Navigate to={PLANS} replace />;
  return <Details key={fromState.plan.plan_id} fromState={fromState} />;
}

/** Shows at once what it was opened with, and then what the server has. */
function Details({ fromState }: { fromState: PlanFromState }) {
  const [openedAt] = useState(Date.now);
  const query = useQuery({ ...planQuery(fromState.plan.plan_id), refetchOnMount: 'always' });
  // What came along may have been saved a moment ago: it is newer than what an earlier visit has left.
  const isFresh = query.dataUpdatedAt >= openedAt;
  const plan = fromState.complete && !isFresh ? fromState.plan : query.data;
  const gone = isNotFound(query.error);
  if (gone || (query.isError && !plan)) {
    return <NoPlan {...(gone ? {} : { onRetry: () => query.refetch(), retrying: query.isFetching })} />;
  }
  if (!plan) return <Waiting fromState={fromState} />;
  return (
    <>
      <BodyMapDrawing />
      <PlanView
        plan={plan}
        notice={query.isError && <Outdated retrying={query.isFetching} onRetry={() => query.refetch()} />}
      />
    </>
  );
}

function Outdated({ retrying, onRetry }: { retrying: boolean; onRetry(): void }) {
  return (
    <Notice
      tone="danger"
      title="Failed to fetch workout plan details"
      className="mb-4"
      action={
        <Button variant="secondary" busy={retrying} onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      This is the plan as it was when you opened it.
    </Notice>
  );
}

function NoPlan({ onRetry, retrying }: { onRetry?: () => void; retrying?: boolean }) {
  return (
    <Page title="No Plan Available" lead={<p>Unable to load workout plan data.</p>}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={PLANS}>Back to Plans</ButtonLink>
        {onRetry && (
          <Button variant="secondary" busy={retrying} onClick={onRetry}>
            Try Again
          </Button>
        )}
      </div>
    </Page>
  );
}

function Waiting({ fromState: { plan } }: { fromState: PlanFromState }) {
  return (
    <Page
      title={titleOf(plan)}
      above={<BackToPlans />}
      lead={
        <div className="mt-3">
          <PlanFacts goal={plan.fitness_goal} days={plan.workoutDaysCount} createdAt={plan.created_at} />
        </div>
      }
    >
      <div role="status" aria-label="Loading the plan" className="grid gap-3 lg:grid-cols-7">
        {[1, 2, 3, 4, 5, 6, 7].map((day) => (
          <Skeleton key={day} className="h-20 rounded-lg lg:h-66" />
        ))}
      </div>
    </Page>
  );
}
