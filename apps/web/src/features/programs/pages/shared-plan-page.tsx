import type { SharedPlan } from '@fitarc/contract/plan-sharing';
import { pluralize } from '@fitarc/domain/pluralize';
import { WEEKDAYS, weekOf } from '@fitarc/domain/weekday';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { isNotFound } from '../../../lib/api-error.ts';
import { failureOf } from '../../../lib/failure.ts';
import { Badge } from '../../../ui/data/badge.tsx';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { BodyMapDrawing } from '../../library/components/body-map-drawing.tsx';
import { LeftOutNotice } from '../components/left-out-notice.tsx';
import { sendCopyShared, sharedPlanQuery } from '../programs.queries.ts';
import { useCopyPlan } from '../use-copy-plan.tsx';
import { WeeksView } from '../weeks/weeks-view.tsx';

const TITLE = 'Shared Plan';
const FAILED = 'Failed to load the shared plan';

export function SharedPlanPage() {
  const { key = '' } = useParams();
  const shared = useQuery(sharedPlanQuery(key));
  if (shared.data && !shared.isError) return <SharedPlanView key={key} shareKey={key} plan={shared.data} />;
  if (isNotFound(shared.error)) {
    return (
      <Page
        title="Plan Not Found"
        lead="This link does not lead to a plan. It may no longer be shared. Ask for a new link."
      >
        <ButtonLink to="/workout-plans/existing">Your Workout Plans</ButtonLink>
      </Page>
    );
  }
  return (
    <Page title={TITLE}>
      {shared.isError ? (
        <ErrorState title={FAILED} retrying={shared.isFetching} onRetry={() => shared.refetch()}>
          {failureOf(shared.error, FAILED).detail}
        </ErrorState>
      ) : (
        <div role="status" aria-label="Loading the plan" className="grid gap-3 lg:gap-5 xl:grid-cols-3">
          {[1, 2, 3].map((card) => (
            <Skeleton key={card} className="h-66 rounded-lg" />
          ))}
        </div>
      )}
    </Page>
  );
}

function SharedPlanView({ shareKey, plan }: { shareKey: string; plan: SharedPlan }) {
  const copy = useCopyPlan((idempotencyKey) => sendCopyShared(shareKey, idempotencyKey));
  const weeks = [plan.workouts, ...(plan.more_weeks ?? [])];
  const days = Math.max(...weeks.map((week) => WEEKDAYS.filter((day) => week[day].length > 0).length));
  const facts = [`${pluralize(days, 'day')} a week`, weeks.length > 1 ? pluralize(weeks.length, 'week') : ''];
  return (
    <>
      <BodyMapDrawing />
      <Page
        title={plan.plan_name}
        lead={
          <div className="mt-1 grid gap-3">
            <p>
              {plan.shared_by ? `${plan.shared_by} shares this plan with you.` : 'A plan shared with you.'} A
              copy is yours: later changes to the original do not reach it.
            </p>
            <ul className="flex flex-wrap gap-1.5">
              {facts.filter(Boolean).map((fact) => (
                <li key={fact} className="flex">
                  <Badge>{fact}</Badge>
                </li>
              ))}
            </ul>
          </div>
        }
        actions={copy.inHeading}
      >
        {copy.failure}
        <LeftOutNotice names={plan.left_out} why="Not in your library, so they are left out" />
        <WeeksView weeks={weeks.map((week) => weekOf((day) => ({ entries: week[day] })))} />
        {copy.inBar}
      </Page>
    </>
  );
}
