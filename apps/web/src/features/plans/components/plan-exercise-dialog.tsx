import type { PlanExercise } from '@fitarc/contract/plans';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { ExerciseBadges } from '../../library/components/exercise-card.tsx';
import { ExerciseDetails } from '../../library/components/exercise-details.tsx';
import { exerciseDetailsQuery } from '../../library/library.queries.ts';
import { amountInWords } from '../plan-words.ts';

interface Opened {
  readonly entry: PlanExercise;
  /** Everything of its day: one call serves whatever is opened next. */
  readonly day: readonly PlanExercise[];
}

interface Props {
  /** Undefined: closed. */
  readonly opened: Opened | undefined;
  onClose(): void;
}

/** How an exercise of a plan is done: as the library says it now, else as the plan has kept it. */
export function PlanExerciseDialog({ opened, onClose }: Props) {
  // While the dialog fades out it still shows what it showed.
  const last = useRef(opened);
  if (opened) last.current = opened;
  const { entry, day = [] } = last.current ?? {};
  const details = useQuery({
    ...exerciseDetailsQuery(day.map(({ exercise_id }) => exercise_id)),
    enabled: opened !== undefined,
  });
  const exercise =
    details.data?.find(({ exercise_id }) => String(exercise_id) === String(entry?.exercise_id)) ?? entry;
  return (
    <Dialog
      open={opened !== undefined}
      onOpenChange={(open) => !open && onClose()}
      size="xl"
      title={exercise?.name}
      description={exercise && <ExerciseBadges exercise={exercise} />}
    >
      {entry && <p className="mb-4 text-ink-2">In this plan: {amountInWords(entry)}</p>}
      {exercise && <ExerciseDetails exercise={exercise} />}
    </Dialog>
  );
}
