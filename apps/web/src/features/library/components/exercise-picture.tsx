import { cx } from '../../../ui/cx.ts';
import { MovementStill } from '../movement/movement-still.tsx';
import { type Pictured, useShown } from '../movement/use-shown.ts';
import { BodyThumb } from './body-map.tsx';

interface Props {
  readonly exercise: Pictured;
  readonly className?: string | undefined;
}

/** What an exercise looks like: its movement, else the muscles it trains. The words are beside it. */
export function ExercisePicture({ exercise, className }: Props) {
  const { muscles, secondary_muscles } = exercise;
  const shown = useShown(exercise);
  const map = (
    <BodyThumb oneSide primary={muscles} secondary={secondary_muscles} className={cx('h-full', className)} />
  );
  return shown ? <MovementStill shown={shown} className={className} fallback={map} /> : map;
}
