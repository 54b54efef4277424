import type { ExerciseProgress } from '@fitarc/contract/exercise-progress';
import type { LocalDate } from '@fitarc/domain/local-date';
import { useId } from 'react';
import { Card, CardHead } from '../../../../ui/data/card.tsx';
import { dayAndYear } from '../../../../ui/data/day-names.ts';
import { dayIn, recordsOf } from '../exercise-figures.ts';

interface Props {
  readonly progress: ExerciseProgress;
  readonly today: LocalDate;
  onOpen(workout: number | string): void;
}

/** The bests, each leading to the workout it was set in. */
export function RecordCard({ progress, today, onOpen }: Props) {
  const id = useId();
  return (
    <Card flush aria-labelledby={id} className="flex flex-col">
      <CardHead id={id} title="Records" />
      <ul className="flex grow flex-wrap gap-px border-line border-t bg-line">
        {recordsOf(progress).map(({ name, figure, unit, note, held }) => (
          <li key={name} className="min-w-0 flex-[1_1_8.5rem] bg-surface">
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={`${name}: ${figure} ${unit}, workout of ${dayAndYear(held.date)}`}
              onClick={() => onOpen(held.workout_id)}
              className="h-full w-full px-4 py-3 text-left -outline-offset-2 hover:bg-sunken lg:px-6"
            >
              <span className="block text-sm text-ink-2">{name}</span>
              <span className="block">
                <span className="text-xl font-figure tracking-tight tabular-nums">{figure}</span>{' '}
                <span className="text-sm font-label text-ink-2">{unit}</span>
              </span>
              <span className="block text-xs text-ink-3">
                {[note, dayIn(held.date, today)].filter(Boolean).join(', ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
