import type { Exercise } from '@fitarc/contract/exercise';
import type { Weekday } from '@fitarc/domain/weekday';
import { Check, Plus, SearchX } from 'lucide-react';
import { type Ref, useId } from 'react';
import { failureOf } from '../../../../lib/failure.ts';
import { Card } from '../../../../ui/data/card.tsx';
import { EmptyState } from '../../../../ui/data/empty-state.tsx';
import { ErrorState } from '../../../../ui/data/error-state.tsx';
import { Pager } from '../../../../ui/data/pager.tsx';
import { Skeleton } from '../../../../ui/data/skeleton.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { ExerciseStill } from '../../../library/components/exercise-still.tsx';
import { PickerFilters } from './picker-filters.tsx';
import { usePicker } from './use-picker.ts';

interface Props {
  readonly day: Weekday | undefined;
  /** Ids of what the day has already. */
  readonly taken: ReadonlySet<string>;
  readonly heading: Ref<HTMLHeadingElement>;
  onAdd(exercise: Exercise): void;
  onOpen(exercise: Exercise): void;
}

export function ExercisePicker({ day, taken, heading, onAdd, onOpen }: Props) {
  const id = useId();
  const picker = usePicker();
  const { exercises, list, page, pages } = picker;
  return (
    <Card flush aria-labelledby={id}>
      <div className="px-4 pt-4 pb-4 lg:px-6 lg:pt-5">
        <h2 id={id} ref={heading} tabIndex={-1} className="scroll-mt-20 text-lg font-strong outline-none">
          Exercises
        </h2>
        <p aria-live="polite" className="mb-3 text-sm text-ink-2">
          {picker.range || '\u00a0'}
        </p>
        <PickerFilters filters={picker.filters} muscles={picker.muscles} onFilter={picker.filter} />
      </div>
      {exercises && exercises.length > 0 ? (
        <ul aria-label="Exercises to add">
          {exercises.map((exercise) => (
            <PickerRow
              key={exercise.exercise_id}
              exercise={exercise}
              day={day}
              added={taken.has(String(exercise.exercise_id))}
              onAdd={() => onAdd(exercise)}
              onOpen={() => onOpen(exercise)}
            />
          ))}
        </ul>
      ) : exercises ? (
        <EmptyState
          headingLevel={3}
          icon={<SearchX />}
          title="No exercises found"
          action={
            <Button variant="secondary" onClick={picker.clear}>
              Show all exercises
            </Button>
          }
          className="border-t border-line"
        >
          No exercise in the library matches.
        </EmptyState>
      ) : list.isError ? (
        <ErrorState
          className="m-4"
          title={failureOf(list.error, 'Failed to load exercises').title}
          retrying={list.isFetching}
          onRetry={() => list.refetch()}
        />
      ) : (
        <Waiting />
      )}
      <div className="border-t border-line p-3">
        <Pager label="Pages of exercises" page={page} pages={pages} onPage={picker.setPage} />
      </div>
    </Card>
  );
}

interface RowProps {
  readonly exercise: Exercise;
  readonly day: Weekday | undefined;
  readonly added: boolean;
  onAdd(): void;
  onOpen(): void;
}

function PickerRow({ exercise, day, added, onAdd, onOpen }: RowProps) {
  const { name, difficulty, equipment_options } = exercise;
  return (
    <li className="flex items-center justify-between gap-3 border-t border-line py-2 pr-3 pl-4 lg:pl-6">
      <ExerciseStill exercise={exercise} className="size-12 flex-none" />
      <div className="min-w-0 flex-1">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onOpen}
          className="max-w-full text-left font-strong wrap-break-word hover:underline"
        >
          {name}
        </button>
        <p className="text-sm text-ink-2">
          {[difficulty, equipment_options.join(', ')].filter(Boolean).join(' · ')}
        </p>
      </div>
      {/* It stays where it is, so that the focus does: an exercise is on a day once. */}
      <Button
        variant={added ? 'quiet' : 'secondary'}
        aria-disabled={added || undefined}
        aria-label={added ? `Added: ${name} is on ${day}` : `Add ${name}`}
        className="w-24 flex-none"
        icon={added ? <Check size={18} aria-hidden="true" /> : <Plus size={18} aria-hidden="true" />}
        onClick={onAdd}
      >
        {added ? 'Added' : 'Add'}
      </Button>
    </li>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading exercises">
      {Array.from({ length: 8 }, (_, index) => index).map((index) => (
        <div key={index} className="flex h-16 items-center justify-between border-t border-line px-4 lg:px-6">
          <div className="grid gap-1.5">
            <Skeleton className="h-5 w-36" />
            <Skeleton className="h-4 w-24" />
          </div>
          <Skeleton className="h-11 w-24 rounded-md" />
        </div>
      ))}
    </div>
  );
}
