import type { PlanExercise } from '@fitarc/contract/plans';
import type { Week, Weekday } from '@fitarc/domain/weekday';
import { Play } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { Dialog } from '../../../ui/overlay/lazy-overlays.tsx';
import { supersetsOf } from '../entry-text.ts';
import { amountInWords, dayInWords } from '../plan-text.ts';
import { PlanExerciseRow } from './plan-exercise-row.tsx';

interface Props {
  readonly days: Week<readonly PlanExercise[]>;
  /** Undefined: closed. */
  readonly day: Weekday | undefined;
  onOpenExercise(index: number): void;
  onStart(day: Weekday): void;
  onClose(): void;
}

/** What is to be done on a day. */
export function DayDialog({ days, day, onOpenExercise, onStart, onClose }: Props) {
  // While the dialog fades out it still shows what it showed.
  const last = useRef<Weekday>('Monday');
  if (day) last.current = day;
  const shown = last.current;
  const entries = days[shown];
  const supersets = supersetsOf(entries);
  return (
    <Dialog
      open={day !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={shown}
      description={entries.length > 0 ? dayInWords(entries) : 'Rest'}
      footer={
        <>
          <Button variant="secondary" className="max-md:hidden" onClick={onClose}>
            Close
          </Button>
          <Button icon={<Play size={18} aria-hidden="true" />} onClick={() => onStart(shown)}>
            Start Workout
          </Button>
        </>
      }
    >
      {entries.length > 0 ? (
        <ul className="-mx-4 md:-mx-6">
          {entries.map((entry, index) => (
            <PlanExerciseRow
              // biome-ignore lint/suspicious/noArrayIndexKey: an exercise may be there twice, and nothing moves
              key={index}
              entry={entry}
              amount={amountInWords(entry)}
              superset={supersets.get(entry)}
              onOpen={() => onOpenExercise(index)}
            />
          ))}
        </ul>
      ) : (
        <p className="text-ink-2">Nothing is planned for this day. You start with an empty workout.</p>
      )}
    </Dialog>
  );
}
