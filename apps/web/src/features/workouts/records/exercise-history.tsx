import type { Exercise } from '@fitarc/contract/exercise';
import type { ExerciseHistory as History } from '@fitarc/contract/records';
import { pluralize } from '@fitarc/domain/pluralize';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { failureOf } from '../../../lib/failure.ts';
import { weightText } from '../../../lib/units.ts';
import { LineChart } from '../../../ui/charts/chart.tsx';
import { dayAndYear } from '../../../ui/data/day-names.ts';
import { Disclosure } from '../../../ui/data/disclosure.tsx';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { ExerciseHistoryLink } from '../../library/components/exercise-link.tsx';
import { repsWords } from '../workout-text.ts';
import { exerciseHistoryQuery } from '../workouts.queries.ts';
import { amountWords, progressOf } from './exercise-progress.ts';

const WorkoutDialog = lazy(() =>
  import('../history/workout-dialog.tsx').then((loaded) => ({ default: loaded.WorkoutDialog })),
);

/** What the member has done in an exercise; asked for when it is opened. */
export function ExerciseHistory({ exercise }: { exercise: Exercise }) {
  return (
    <div className="mt-5 border-t border-line pt-2">
      <Disclosure key={exercise.exercise_id} label="Your history" note="Records and progress" lazy>
        <HistoryOf id={exercise.exercise_id} />
      </Disclosure>
      <ExerciseHistoryLink id={exercise.exercise_id} />
    </div>
  );
}

/** It opens below the fold, and grows when the answer is there. */
const reveal = (part: HTMLElement | null) => part?.closest('details')?.scrollIntoView({ block: 'nearest' });

function HistoryOf({ id }: { id: number | string }) {
  const history = useQuery(exerciseHistoryQuery(id));
  if (history.data) {
    if (history.data.session_count === 0)
      return (
        <p ref={reveal} className="text-ink-2">
          You have not logged this exercise yet.
        </p>
      );
    return <Content history={history.data} />;
  }
  if (history.isError) {
    const { title, detail } = failureOf(history.error, 'Failed to load your history');
    return (
      <ErrorState title={title} retrying={history.isFetching} onRetry={() => history.refetch()}>
        {detail}
      </ErrorState>
    );
  }
  return (
    <div ref={reveal} role="status" aria-label="Loading your history">
      <Skeleton className="h-14" />
    </div>
  );
}

function recordsOf({ records: { best_set, one_rep_max, volume }, unit }: History) {
  const inWords = best_set?.weight
    ? `${weightText(best_set.weight)} × ${repsWords(best_set.reps ?? 0, unit)}`
    : amountWords(best_set?.value ?? 0, unit);
  return [
    { name: 'Best set', held: best_set, value: inWords },
    { name: 'Estimated one-rep maximum', held: one_rep_max, value: weightText(one_rep_max?.value ?? 0) },
    { name: 'Most volume in a workout', held: volume, value: weightText(volume?.value ?? 0) },
  ].filter(({ held }) => held !== null);
}

function Content({ history }: { history: History }) {
  const { label, points, say } = progressOf(history);
  const [first, last] = [points[0], points.at(-1)];
  const [opened, setOpened] = useState<number | string>();
  const [asked, setAsked] = useState(false);
  function open(workout: number | string) {
    setAsked(true);
    setOpened(workout);
  }
  return (
    <div ref={reveal}>
      <p className="text-sm text-ink-2">Logged {pluralize(history.session_count, 'time')}.</p>
      <dl className="my-4 flex flex-wrap gap-x-8 gap-y-3">
        {recordsOf(history).map(({ name, held, value }) => (
          <div key={name}>
            <dt className="text-sm text-ink-2">{name}</dt>
            <dd>
              <span className="text-xl font-figure tabular-nums">{value}</span>
              {held && (
                <button
                  type="button"
                  aria-haspopup="dialog"
                  aria-label={`${name}: workout of ${dayAndYear(held.date)}`}
                  onClick={() => open(held.workout_id)}
                  className="block min-h-6 rounded-sm text-xs font-label text-accent hover:underline"
                >
                  {dayAndYear(held.date)}
                </button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {points.length > 1 && first && last && (
        <>
          <h3 className="mb-4 text-sm text-ink-2">{label}</h3>
          <LineChart
            label={label}
            summary={`${label}: ${say(first.value)} on ${dayAndYear(first.day)}, ${say(last.value)} on ${dayAndYear(last.day)}.`}
            points={points}
            from={first.day}
            to={last.day}
            tone="training"
            say={say}
          />
        </>
      )}
      {asked && (
        <Suspense>
          <WorkoutDialog id={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
