import type { UseQueryResult } from '@tanstack/react-query';
import { isNotFound } from '../../../lib/api-error.ts';
import { failureOf } from '../../../lib/failure.ts';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { Page } from '../../../ui/layout/page.tsx';

const FAILED = 'Failed to load the recipe';

interface Props {
  readonly query: Pick<UseQueryResult, 'error' | 'isError' | 'isFetching' | 'refetch'>;
  /** It is there, and not this member's. */
  readonly isRefused?: boolean;
  readonly gone?: string;
}

/** In place of a recipe that is on its way, failed to load, or is not there. */
export function RecipeNotShown({ query, isRefused = false, gone }: Props) {
  if (isRefused || isNotFound(query.error)) {
    return (
      <Page
        title="Recipe Not Found"
        lead={gone ?? 'It may have been deleted, or is no longer shared with you.'}
      >
        <ButtonLink to="/recipes">Recipes</ButtonLink>
      </Page>
    );
  }
  return (
    <Page title="Recipe">
      {query.isError ? (
        <ErrorState title={FAILED} retrying={query.isFetching} onRetry={() => void query.refetch()}>
          {failureOf(query.error, FAILED).detail}
        </ErrorState>
      ) : (
        <div role="status" aria-label="Loading the recipe" className="grid gap-4 lg:gap-5">
          <Skeleton className="h-40 rounded-lg" />
          <Skeleton className="h-72 rounded-lg" />
        </div>
      )}
    </Page>
  );
}
