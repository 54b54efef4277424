import type { Exercise } from '@fitarc/contract/exercise';
import type { ExerciseProgress } from '@fitarc/contract/exercise-progress';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Card, CardHead, CardLink } from '../../../../ui/data/card.tsx';
import { BodyThumb, MuscleKey } from '../../../library/components/body-map.tsx';
import { BodyMapDrawing } from '../../../library/components/body-map-drawing.tsx';
import { ExerciseMovement } from '../../../library/components/exercise-movement.tsx';

interface Props {
  readonly progress: ExerciseProgress;
  /** What the library says about it; none where it has left the library. */
  readonly details: Exercise | undefined;
}

/** What it trains, and the way to how it is done. */
export function MuscleCard({ progress, details }: Props) {
  const id = useId();
  const muscles = { primary: progress.muscles, secondary: progress.secondary_muscles };
  return (
    <Card aria-labelledby={id} className="flex flex-col">
      <CardHead
        id={id}
        title="Muscles"
        action={
          details && (
            <CardLink to={`/workouts?exercise=${encodeURIComponent(progress.exercise_id)}`}>
              How to do it
              <ChevronRight size={16} aria-hidden="true" />
            </CardLink>
          )
        }
      />
      <BodyMapDrawing />
      <div className="grid grow content-center items-center gap-x-6 md:has-[[role=img]]:grid-cols-[minmax(0,1fr)_15rem]">
        {details && <ExerciseMovement exercise={details} />}
        <div className="flex flex-wrap items-center justify-center gap-x-8 gap-y-2">
          <BodyThumb {...muscles} className="h-44" />
          <div className="min-w-0 flex-[1_1_12rem]">
            <MuscleKey {...muscles} />
          </div>
        </div>
      </div>
    </Card>
  );
}
