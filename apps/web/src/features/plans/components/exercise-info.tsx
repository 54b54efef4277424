import type { Exercise } from '@fitarc/contract/exercise';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { failureOf } from '../../../lib/failure.ts';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { Skeleton, SkeletonText } from '../../../ui/data/skeleton.tsx';
import { Dialog } from '../../../ui/overlay/lazy-overlays.tsx';
import { ExerciseBadges } from '../../library/components/exercise-card.tsx';
import { ExerciseDetails } from '../../library/components/exercise-details.tsx';
import { ExerciseHistoryLink } from '../../library/components/exercise-link.tsx';
import { exerciseDetailsQuery } from '../../library/library.queries.ts';

type Id = Exercise['exercise_id'];

export interface OpenedExercise {
  readonly id: Id;
  readonly name: string;
  /** Read in the same call, since one of them may be opened next. */
  readonly neighbours?: readonly Id[];
  /** As a plan has kept it, for when the library cannot be asked or has it no more. */
  readonly kept?: Exercise;
  /** What the plan says about it. */
  readonly note?: string;
}

interface Props {
  /** Undefined: closed. */
  readonly opened: OpenedExercise | undefined;
  onClose(): void;
}

/** How an exercise is done: as the library says it now, else as the plan has kept it. */
export function ExerciseInfo({ opened, onClose }: Props) {
  // While the dialog fades out it still shows what it showed.
  const last = useRef(opened);
  if (opened) last.current = opened;
  const { id = '', name = '', neighbours = [id], kept, note } = last.current ?? {};
  const query = useQuery({ ...exerciseDetailsQuery(neighbours), enabled: opened !== undefined });
  const exercise = query.data?.find(({ exercise_id }) => String(exercise_id) === String(id)) ?? kept;
  return (
    <Dialog
      open={opened !== undefined}
      onOpenChange={(open) => !open && onClose()}
      size="xl"
      title={exercise?.name ?? name}
      description={exercise && <ExerciseBadges exercise={exercise} />}
    >
      {note && <p className="text-ink-2">{note}</p>}
      {id !== '' && (
        <p className="mb-2">
          <ExerciseHistoryLink id={id} />
        </p>
      )}
      {exercise ? (
        <ExerciseDetails exercise={exercise} />
      ) : query.isError ? (
        <ErrorState
          title={failureOf(query.error, 'Failed to load exercises').title}
          retrying={query.isFetching}
          onRetry={() => query.refetch()}
        />
      ) : query.data ? (
        <p className="text-ink-2">It was removed from the library. Plans that include it keep it.</p>
      ) : (
        <div role="status" aria-label="Loading the exercise" className="grid gap-5">
          <Skeleton className="h-72 w-full rounded-lg" />
          <SkeletonText lines={5} />
        </div>
      )}
    </Dialog>
  );
}
