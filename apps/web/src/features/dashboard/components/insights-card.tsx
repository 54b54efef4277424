import type { WorkoutDay } from '@fitarc/contract/trends';
import type { Workout } from '@fitarc/contract/workout';
import { pluralize } from '@fitarc/domain/pluralize';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { formatNumber } from '../../../lib/format-number.ts';
import { Card, CardHead, CardLink } from '../../../ui/data/card.tsx';
import { insightsOf } from '../dashboard-figures.ts';

interface Props {
  readonly workouts: readonly Workout[];
  /** Of the last 30 days. */
  readonly trained: readonly WorkoutDay[];
}

function monthWords(trained: readonly WorkoutDay[]): string {
  const workouts = trained.reduce((sum, { workout_count }) => sum + workout_count, 0);
  return `Last 30 days: ${pluralize(workouts, 'workout')} on ${pluralize(trained.length, 'day')}`;
}

export function InsightsCard({ workouts, trained }: Props) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="md:col-span-6 lg:col-span-5">
      <CardHead
        id={id}
        title="Workout insights"
        action={
          <CardLink to="/trends">
            View Progress
            <ChevronRight size={16} aria-hidden="true" />
          </CardLink>
        }
      />
      {workouts.length === 0 ? (
        <p className="text-ink-2">No workout insights available</p>
      ) : (
        <Insights workouts={workouts} />
      )}
      {trained.length > 0 && <p className="mt-4 text-sm text-ink-2">{monthWords(trained)}</p>}
    </Card>
  );
}

function Insights({ workouts }: { workouts: readonly Workout[] }) {
  const { count, minutes, calories, types } = insightsOf(workouts);
  const figures = [
    [count, count === 1 ? 'workout' : 'workouts'],
    [minutes, minutes === 1 ? 'minute' : 'minutes'],
    [calories, 'kcal burned'],
  ] as const;
  const most = types[0]?.count ?? 1;
  return (
    <div className="lg:grid lg:grid-cols-2 lg:items-center lg:gap-8">
      <ul
        aria-label="Last 7 days"
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5rem),1fr))] gap-3 lg:grid-cols-1"
      >
        {figures.map(([value, unit]) => (
          <li key={unit} className="tabular-nums lg:flex lg:items-baseline lg:gap-2">
            <b className="block text-2xl/tight font-[650]">{formatNumber(value)}</b>{' '}
            <span className="text-sm text-ink-2">{unit}</span>
          </li>
        ))}
      </ul>
      <ul
        aria-label="Most frequent workout types"
        className="mt-5 grid gap-3 border-t border-line pt-4 lg:mt-0 lg:border-0 lg:pt-0"
      >
        {types.map(({ type, count: times }) => (
          <li key={type} className="grid grid-cols-[min(6rem,40%)_minmax(0,1fr)_auto] items-center gap-3">
            <span className="wrap-break-word">{type}</span>
            <span aria-hidden="true" className="h-2 overflow-clip rounded-full bg-sunken">
              <i
                className="block h-full rounded-full bg-training"
                style={{ width: `${(times / most) * 100}%` }}
              />
            </span>
            <span className="font-strong tabular-nums">
              {times}
              <span className="sr-only"> {times === 1 ? 'workout' : 'workouts'}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
