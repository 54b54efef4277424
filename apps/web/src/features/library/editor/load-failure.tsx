import type { UseQueryResult } from '@tanstack/react-query';
import { failureOf } from '../../../lib/failure.ts';
import { ErrorState } from '../../../ui/data/error-state.tsx';

/** The server's words where there are any, else the screen's own; and another try. */
export function LoadFailure({ query, text }: { query: UseQueryResult; text: string }) {
  const { title, detail } = failureOf(query.error, text);
  return (
    <ErrorState title={title} onRetry={() => query.refetch()} retrying={query.isFetching}>
      {detail}
    </ErrorState>
  );
}
