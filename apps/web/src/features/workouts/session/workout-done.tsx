import type { SavedWorkout } from '@fitarc/contract/workout';
import { pluralize } from '@fitarc/domain/pluralize';
import { CircleCheck, X } from 'lucide-react';
import { useId } from 'react';
import { formatWhole } from '../../../lib/format-number.ts';
import { weightText } from '../../../lib/units.ts';
import { Card } from '../../../ui/data/card.tsx';
import { IconButton } from '../../../ui/form/button.tsx';
import { workoutTitle } from '../workout-text.ts';
import { comparison, type SessionFigures } from './session-figures.ts';

interface Props {
  readonly workout: SavedWorkout;
  readonly figures: SessionFigures;
  onDismiss(): void;
}

/** What the session that was just logged came to. */
export function WorkoutDone({ workout, figures, onDismiss }: Props) {
  const headingId = useId();
  const facts = [
    workout.total_duration ? `${formatWhole(workout.total_duration)} min` : '',
    pluralize(workout.exercises.length, 'exercise'),
    pluralize(figures.done, 'set'),
    workout.total_volume > 0 ? weightText(workout.total_volume) : '',
  ];
  return (
    <Card aria-labelledby={headingId} className="mb-4">
      <div className="flex items-center gap-3">
        <CircleCheck size={22} aria-hidden="true" className="text-training" />
        <h2 id={headingId} className="min-w-0 flex-1 wrap-break-word">
          {workoutTitle(workout)}
        </h2>
        <IconButton label="Dismiss the summary" className="-my-2 -mr-2" onClick={onDismiss}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
      <p className="mt-2 text-lg tabular-nums">{facts.filter(Boolean).join(' · ')}</p>
      <p className="text-sm text-ink-2">{comparison(figures)}</p>
    </Card>
  );
}
