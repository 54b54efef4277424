import { MovementStill } from '../movement/movement-still.tsx';
import { type Pictured, useShown } from '../movement/use-shown.ts';

interface Props {
  readonly exercise: Pictured;
  readonly className?: string | undefined;
  /** Drawn although it is not on the screen, for print. */
  readonly eager?: boolean;
}

/** What an exercise looks like, in lists without a body map: nothing where it has no movement. */
export function ExerciseStill({ exercise, className, eager }: Props) {
  const shown = useShown(exercise);
  const nothing = <span aria-hidden="true" className={className} />;
  return shown ? (
    <MovementStill shown={shown} className={className} eager={eager} fallback={nothing} />
  ) : (
    nothing
  );
}
