import type { PlanExercise } from '@fitarc/contract/plans';
import { ExercisePicture } from '../../library/components/exercise-picture.tsx';
import { entryDetails } from '../entry-text.ts';

interface Props {
  readonly entry: PlanExercise;
  /** Sets and reps, as long or as short as there is room for. */
  readonly amount: string;
  /** 'A' for those that are done in turn with others. */
  readonly superset?: string | undefined;
  onOpen(): void;
}

export function PlanExerciseRow({ entry, amount, superset, onOpen }: Props) {
  const asked = entryDetails(entry, superset);
  return (
    <li className="border-line not-last:border-b">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="grid min-h-15 w-full grid-cols-[3rem_1fr_auto] items-center gap-3 px-4 py-2 text-left -outline-offset-2 hover:bg-sunken lg:grid-cols-[3.25rem_1fr_auto] lg:px-6"
      >
        <ExercisePicture exercise={entry} className="h-12 w-full" />
        <span className="grid min-w-0">
          <span className="font-strong wrap-anywhere">{entry.name}</span>
          <span className="text-sm text-ink-2">
            {[entry.muscle_groups.join(', '), entry.equipment[0]].filter(Boolean).join(' · ')}
          </span>
          {asked && <span className="text-sm text-ink-2">{asked}</span>}
        </span>
        <span className="text-right font-strong tabular-nums">{amount}</span>
      </button>
    </li>
  );
}
