import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, SearchX } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { isNotFound } from '../../../lib/api-error.ts';
import { failureOf } from '../../../lib/failure.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { ChartPlaceholder, prepareCharts } from '../../../ui/charts/chart.tsx';
import { Card } from '../../../ui/data/card.tsx';
import { EmptyState } from '../../../ui/data/empty-state.tsx';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { exerciseDetailsQuery, exerciseQuery } from '../../library/library.queries.ts';
import { exerciseSettingsQuery } from '../workouts.queries.ts';
import { ExerciseView } from './components/exercise-view.tsx';
import { exerciseProgressQuery, exerciseSessionsQuery } from './exercise.queries.ts';

/** All reads at once: none needs the answer of another. */
export function preload(): void {
  const id = window.location.pathname.split('/')[2];
  if (!id) return;
  void queryClient.prefetchQuery(exerciseProgressQuery(id));
  void queryClient.prefetchInfiniteQuery(exerciseSessionsQuery(id));
  void queryClient.prefetchQuery(exerciseSettingsQuery());
  void queryClient.prefetchQuery(exerciseDetailsQuery([id]));
}

export function ExercisePage() {
  const { id = '' } = useParams();
  return <Exercise key={id} id={id} />;
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page title={title} above={<BackToLibrary />}>
      {children}
    </Page>
  );
}

function BackToLibrary() {
  return (
    <Link
      to="/workouts"
      className="-mt-3 mb-1 inline-flex min-h-touch items-center gap-1.5 text-sm font-strong no-underline hover:underline"
    >
      <ArrowLeft size={18} aria-hidden="true" />
      Library
    </Link>
  );
}

function Exercise({ id }: { id: string }) {
  const progress = useQuery(exerciseProgressQuery(id));
  const details = useQuery(exerciseQuery(id));
  useEffect(prepareCharts, []);
  if (progress.data)
    return (
      <ExerciseView progress={progress.data} details={details.data ?? undefined} above={<BackToLibrary />} />
    );
  if (isNotFound(progress.error))
    return (
      <Frame title="Exercise not found">
        <Card>
          <EmptyState
            icon={<SearchX />}
            title="There is no such exercise"
            action={<ButtonLink to="/workouts">Browse the Library</ButtonLink>}
          >
            It may have been deleted, or the address is not complete.
          </EmptyState>
        </Card>
      </Frame>
    );
  const title = details.data?.name ?? 'Exercise';
  if (progress.isError) {
    const failure = failureOf(progress.error, 'Failed to load the exercise');
    return (
      <Frame title={title}>
        <ErrorState
          title={failure.title}
          retrying={progress.isFetching}
          onRetry={() => Promise.all([progress.refetch(), details.refetch()])}
        >
          {failure.detail}
        </ErrorState>
      </Frame>
    );
  }
  return (
    <Frame title={title}>
      <div role="status" aria-label="Loading the exercise" className="grid grid-cols-1 gap-4 lg:gap-5">
        <Skeleton className="h-64 rounded-lg" />
        <Card>
          <ChartPlaceholder />
        </Card>
      </div>
    </Frame>
  );
}
