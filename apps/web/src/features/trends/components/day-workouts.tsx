import type { Workout } from '@fitarc/contract/workout';
import type { LocalDate } from '@fitarc/domain/local-date';
import { pluralize } from '@fitarc/domain/pluralize';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Dumbbell } from 'lucide-react';
import { useRef, useState } from 'react';
import { failureOf } from '../../../lib/failure.ts';
import { formatNumber } from '../../../lib/format-number.ts';
import { longDayAndYear } from '../../../ui/data/day-names.ts';
import { EmptyState } from '../../../ui/data/empty-state.tsx';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { SkeletonText } from '../../../ui/data/skeleton.tsx';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { WorkoutDialog } from '../../workouts/history/workout-dialog.tsx';
import { workoutTitle } from '../../workouts/workout-text.ts';
import { workoutsQuery } from '../../workouts/workouts.queries.ts';

const FAILED = 'Failed to load the workouts of this day';

interface Props {
  /** Undefined: closed. */
  readonly day: LocalDate | undefined;
  onClose(): void;
}

/** The workouts of a day, each with the ways to correct and to delete it. */
export function DayWorkouts({ day, onClose }: Props) {
  // While the dialog fades out it still shows what it showed.
  const last = useRef(day);
  if (day) last.current = day;
  const [opened, setOpened] = useState<number | string>();
  return (
    <Dialog
      open={day !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={last.current && longDayAndYear(last.current)}
    >
      {last.current && <WorkoutsOf day={last.current} onOpen={setOpened} />}
      <WorkoutDialog id={opened} onClose={() => setOpened(undefined)} />
    </Dialog>
  );
}

interface WorkoutsOfProps {
  readonly day: LocalDate;
  onOpen(id: number | string): void;
}

function WorkoutsOf({ day, onOpen }: WorkoutsOfProps) {
  const workouts = useQuery(workoutsQuery(day, day));
  if (workouts.data) {
    if (workouts.data.length === 0) return <None />;
    return (
      <ul className="divide-y divide-line border-y border-line">
        {workouts.data.map((workout, index) => (
          <Row key={workout.workout_id ?? `at ${index}`} workout={workout} onOpen={onOpen} />
        ))}
      </ul>
    );
  }
  if (workouts.isError)
    return (
      <ErrorState title={FAILED} retrying={workouts.isFetching} onRetry={() => workouts.refetch()}>
        {failureOf(workouts.error, FAILED).detail}
      </ErrorState>
    );
  return (
    <div role="status" aria-label="Loading the workouts of this day">
      <SkeletonText lines={3} />
    </div>
  );
}

function None() {
  return (
    <EmptyState
      icon={<Dumbbell />}
      title="No workouts on this day"
      headingLevel={3}
      action={
        <ButtonLink variant="secondary" to="/workout-logging">
          Log a Workout
        </ButtonLink>
      }
    />
  );
}

function Row({ workout, onOpen }: { workout: Workout; onOpen(id: number | string): void }) {
  const { workout_id: id, exercises, total_duration, total_calories_burned } = workout;
  const facts = [
    pluralize(exercises.length, 'exercise'),
    total_duration !== null && `${formatNumber(total_duration)} min`,
    total_calories_burned !== null && `${formatNumber(total_calories_burned)} kcal`,
  ];
  return (
    <li>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => id !== null && onOpen(id)}
        className="-mx-2 flex min-h-16 w-[calc(100%+1rem)] items-center gap-3 rounded-md px-2 py-2 text-left hover:bg-sunken"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-strong wrap-anywhere">{workoutTitle(workout)}</span>
          <span className="block text-sm text-ink-2 tabular-nums">{facts.filter(Boolean).join(' · ')}</span>
        </span>
        <ChevronRight size={18} aria-hidden="true" className="text-ink-3" />
      </button>
    </li>
  );
}
