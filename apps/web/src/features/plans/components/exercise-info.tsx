import type { Exercise } from '@fitarc/contract/exercise';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { failureOf } from '../../../lib/failure.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';
import { ExerciseBadges } from '../../library/components/exercise-card.tsx';
import { ExerciseDetails } from '../../library/components/exercise-details.tsx';
import { exerciseQuery } from '../../library/library.queries.ts';

interface Props {
  /** Undefined: closed. */
  readonly exercise: Pick<Exercise, 'exercise_id' | 'name'> | undefined;
  onClose(): void;
}

/** How an exercise is done, for whoever is choosing one. */
export function ExerciseInfo({ exercise, onClose }: Props) {
  // While the dialog fades out it still shows what it showed.
  const last = useRef(exercise);
  if (exercise) last.current = exercise;
  const query = useQuery({
    ...exerciseQuery(String(last.current?.exercise_id ?? '')),
    enabled: exercise !== undefined,
  });
  return (
    <Dialog
      open={exercise !== undefined}
      onOpenChange={(open) => !open && onClose()}
      size="xl"
      title={last.current?.name ?? ''}
      description={query.data && <ExerciseBadges exercise={query.data} />}
    >
      {query.data ? (
        <ExerciseDetails exercise={query.data} />
      ) : query.data === null ? (
        <p className="text-ink-2">It has been taken out of the library. Your plan keeps it.</p>
      ) : query.isError ? (
        <ErrorState
          title={failureOf(query.error, 'Failed to load exercises').title}
          retrying={query.isFetching}
          onRetry={() => query.refetch()}
        />
      ) : (
        <div role="status" aria-label="Loading the exercise" className="grid gap-5">
          <Skeleton className="h-72 w-full rounded-lg" />
          <SkeletonText lines={5} />
        </div>
      )}
    </Dialog>
  );
}
