import type { Exercise } from '@fitarc/contract/exercise';
import { stepsOf } from '../exercise-list.ts';
import { MovementPlayer } from '../movement/movement-player.tsx';
import { useShown } from '../movement/use-shown.ts';

/** The moving figure of an exercise, with its steps as the text for it; nothing for an exercise without one. */
export function ExerciseMovement({ exercise }: { exercise: Exercise }) {
  const shown = useShown(exercise);
  return (
    shown && <MovementPlayer shown={shown} name={exercise.name} steps={stepsOf(exercise.instructions)} />
  );
}
