import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../../lib/failure.ts';
import { Card } from '../../../ui/data/card.tsx';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { MuscleLoad } from '../../library/components/muscle-load.tsx';
import type { TimeFrame } from '../time-frame.ts';
import { trainedExercisesQuery } from '../trends.queries.ts';
import { TrendSection } from './trend-section.tsx';

const FAILED = 'Failed to load the muscles you trained';

/** The sets of the frame by part of the body. */
export function MusclesTrained({ frame }: { frame: TimeFrame }) {
  const trained = useQuery(trainedExercisesQuery(frame));
  return (
    <TrendSection title="Muscles trained">
      {trained.data ? (
        <Card>
          {trained.data.length === 0 ? (
            <p className="text-ink-2">No sets logged in these {frame.days} days.</p>
          ) : (
            <MuscleLoad exercises={trained.data} weeks={frame.days / 7} label="Sets by part of the body" wide>
              <p className="text-sm text-ink-2">Your workouts did not train a muscle in particular.</p>
            </MuscleLoad>
          )}
        </Card>
      ) : trained.isError ? (
        <ErrorState title={FAILED} retrying={trained.isFetching} onRetry={() => trained.refetch()}>
          {failureOf(trained.error, FAILED).detail}
        </ErrorState>
      ) : (
        <div role="status" aria-label="Loading the muscles you trained">
          <Skeleton className="h-80 rounded-lg" />
        </div>
      )}
    </TrendSection>
  );
}
