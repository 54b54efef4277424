import { TITLES } from '@fitarc/contract/page-titles';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../../lib/failure.ts';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { HouseholdView } from '../components/household-view.tsx';
import { StartHousehold } from '../components/start-household.tsx';
import { householdQuery } from '../households.queries.ts';

const FAILED = 'Failed to load your household';

export function HouseholdPage() {
  const query = useQuery(householdQuery());
  const household = query.data?.household;
  return (
    <Page title={TITLES['/household']} narrow above={<BackLink to="/recipes">Recipes</BackLink>}>
      {household ? (
        <HouseholdView household={household} />
      ) : query.data ? (
        <StartHousehold />
      ) : query.isError ? (
        <ErrorState title={FAILED} retrying={query.isFetching} onRetry={() => void query.refetch()}>
          {failureOf(query.error, FAILED).detail}
        </ErrorState>
      ) : (
        <div role="status" aria-label="Loading your household">
          <Skeleton className="h-64 rounded-lg" />
        </div>
      )}
    </Page>
  );
}
