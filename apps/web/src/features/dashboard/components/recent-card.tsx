import type { Workout } from '@fitarc/contract/workout';
import { ChevronRight, Dumbbell, HeartPulse } from 'lucide-react';
import { useId } from 'react';
import { formatNumber } from '../../../lib/format-number.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { WaitingMark } from '../../../ui/data/waiting-mark.tsx';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { workoutDay, workoutTitle } from '../../workouts/workout-text.ts';
import { newestFirst } from '../dashboard-figures.ts';

const SHOWN = 3;

interface Props {
  readonly workouts: readonly Workout[];
  onOpen(id: number | string): void;
}

export function RecentCard({ workouts, onOpen }: Props) {
  const id = useId();
  const recent = newestFirst(workouts).slice(0, SHOWN);
  const none = recent.length === 0;
  return (
    <Card aria-labelledby={id} className="flex flex-col md:col-span-6">
      <CardHead
        id={id}
        title="Recent workouts"
        action={<span className="text-sm text-ink-2">Last 7 days</span>}
      />
      {none ? (
        <p className="grow pb-4 text-ink-2">No recent workouts</p>
      ) : (
        <ul className="grow">
          {recent.map((workout, index) => (
            <RecentRow
              key={workout.workout_id ?? index}
              workout={workout}
              onOpen={() => workout.workout_id !== null && onOpen(workout.workout_id)}
            />
          ))}
        </ul>
      )}
      <ButtonLink to="/workout-logging" full className="mt-3">
        {none ? 'Log Your First Workout' : 'Log a Workout'}
      </ButtonLink>
    </Card>
  );
}

/** A name of one's own stands above the type; the other names are the type. */
function factsOf(workout: Workout): string {
  const { workout_type, date, total_duration } = workout;
  const own = workoutTitle(workout) !== workout_type && workout_type;
  const minutes = total_duration !== null && `${formatNumber(total_duration)} min`;
  return [own, workoutDay(date), minutes].filter(Boolean).join(' · ');
}

function RecentRow({ workout, onOpen }: { workout: Workout; onOpen(): void }) {
  const Icon = workout.workout_type === 'Cardio' ? HeartPulse : Dumbbell;
  const { total_calories_burned } = workout;
  return (
    <li className="border-line not-first:border-t">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="-mx-2 grid min-h-18 w-[calc(100%+1rem)] grid-cols-[2.5rem_1fr_auto] items-center gap-3 rounded-md px-2 text-left hover:bg-sunken"
      >
        <span className="grid size-10 place-items-center rounded-md bg-training-soft text-training">
          <Icon size={20} aria-hidden="true" />
        </span>
        <span className="min-w-0">
          <span className="block font-strong wrap-break-word">
            {workoutTitle(workout)}
            <WaitingMark of={workout} />
          </span>
          <span className="block text-sm text-ink-2">{factsOf(workout)}</span>
        </span>
        <span className="flex items-center gap-1 tabular-nums">
          {total_calories_burned !== null && (
            <span>
              <b className="font-strong">{formatNumber(total_calories_burned)}</b>{' '}
              <span className="text-sm text-ink-2">kcal</span>
            </span>
          )}
          <ChevronRight size={18} aria-hidden="true" className="text-ink-3" />
        </span>
      </button>
    </li>
  );
}
