import type { LoadedExercise } from '@fitarc/domain/training-load';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { MuscleLoad } from '../../library/components/muscle-load.tsx';

interface Props {
  /** Every exercise of the week, as often as it is done. */
  readonly exercises: readonly LoadedExercise[];
  readonly wide?: boolean;
  readonly className?: string;
}

/** What a week of a plan trains. */
export function WeekLoad({ exercises, wide = false, className }: Props) {
  return (
    <Card className={className}>
      <CardHead title="Muscles this week" action={wide && <span className="text-sm text-ink-3">Sets</span>} />
      <MuscleLoad exercises={exercises} label="Weekly sets" wide={wide}>
        <p className="text-sm text-ink-2">
          Add exercises to see how many sets each part of the body gets per week.
        </p>
      </MuscleLoad>
    </Card>
  );
}
