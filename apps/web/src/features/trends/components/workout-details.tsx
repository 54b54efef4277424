import type { LoggedExercise, Workout } from '@fitarc/contract/workout';
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { formatNumber } from '../../../lib/format-number.ts';
import { weightText } from '../../../lib/units.ts';
import { Card } from '../../../ui/data/card.tsx';
import { ShowMore } from '../../../ui/data/show-more.tsx';
import { focusHeading } from '../../../ui/layout/focus-heading.ts';
import { ExerciseLink } from '../../library/components/exercise-link.tsx';
import { mixedWords, repsWords, workoutDay, workoutTitle } from '../../workouts/workout-text.ts';
import { dayOf } from '../trend-figures.ts';
import { TrendSection } from './trend-section.tsx';

/** Fetched when the first one is opened: no part of the page's first load. */
const WorkoutDialog = lazy(() =>
  import('../../workouts/history/workout-dialog.tsx').then((m) => ({ default: m.WorkoutDialog })),
);

const AT_ONCE = 20;

/** The workouts themselves, newest first; each opens what was done in it. */
export function WorkoutDetails({ workouts }: { workouts: readonly Workout[] }) {
  const [opened, setOpened] = useState<number | string>();
  const [asked, setAsked] = useState(false);
  const open = (id: number | string) => {
    setAsked(true);
    setOpened(id);
  };
  return (
    <TrendSection title="Workout Details">
      {workouts.length === 0 ? (
        <Card>
          <p className="text-ink-2">No workout details available</p>
        </Card>
      ) : (
        <ShowMore items={workouts} atOnce={AT_ONCE}>
          {(shown) => (
            <Card flush>
              <ul className="divide-y divide-line">
                {shown.map((workout, index) => (
                  <Row key={workout.workout_id ?? `at ${index}`} workout={workout} onOpen={open} />
                ))}
              </ul>
            </Card>
          )}
        </ShowMore>
      )}
      {asked && (
        <Suspense>
          <WorkoutDialog id={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </TrendSection>
  );
}

function Row({ workout, onOpen }: { workout: Workout; onOpen(id: number | string): void }) {
  const { workout_id: id, date, exercises } = workout;
  const title = workoutTitle(workout);
  const row = useRef<HTMLLIElement>(null);
  // A workout that was deleted takes its row along, which had the focus back by then.
  useLayoutEffect(() => {
    const element = row.current;
    return () => {
      if (element?.contains(document.activeElement)) focusHeading();
    };
  }, []);
  return (
    <li
      ref={row}
      className="relative grid grid-cols-[1fr_auto] gap-x-4 p-4 hover:bg-sunken/45 lg:grid-cols-[11.25rem_1fr_auto] lg:px-6"
    >
      <div className="min-w-0">
        <h3 className="wrap-anywhere">
          {id === null ? (
            title
          ) : (
            <button
              type="button"
              onClick={() => onOpen(id)}
              className="text-left font-strong outline-offset-[-2px] after:absolute after:inset-0"
            >
              {title}
            </button>
          )}
        </h3>
        <p className="text-sm text-ink-2">{workoutDay(dayOf(date) ?? date)}</p>
      </div>
      <Amounts workout={workout} />
      <div className="col-span-full mt-2 text-sm text-ink-2 lg:col-span-1 lg:col-start-2 lg:row-start-1 lg:mt-0.5 lg:max-w-115">
        {exercises.length === 0 ? 'No exercises logged' : <Exercises exercises={exercises} />}
      </div>
    </li>
  );
}

function Amounts({ workout: { total_duration, total_calories_burned } }: { workout: Workout }) {
  return (
    <p className="text-right text-sm text-ink-2 tabular-nums lg:col-start-3 lg:flex lg:flex-row-reverse lg:items-baseline lg:self-start">
      {total_calories_burned !== null && (
        <span className="block lg:w-24">
          <b className="text-md text-ink">{formatNumber(total_calories_burned)}</b> kcal
        </span>
      )}
      {total_duration !== null && <span className="block lg:w-20">{formatNumber(total_duration)} min</span>}
    </p>
  );
}

function Exercises({ exercises }: { exercises: readonly LoggedExercise[] }) {
  return (
    <ul className="tabular-nums">
      {exercises.map((exercise, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: an exercise may be there twice, and nothing moves
          key={index}
          className="grid grid-cols-[1fr_auto_4.5rem] gap-2"
        >
          <span className="min-w-0 wrap-anywhere">
            {/* Above the button that covers the row. */}
            <ExerciseLink id={exercise.exercise_id} className="relative z-1 inline-block py-0.5">
              {exercise.exercise_name}
            </ExerciseLink>
          </span>
          <Done exercise={exercise} />
        </li>
      ))}
    </ul>
  );
}

/** Equal sets stand in columns; mixed ones need the room of both. */
function Done({ exercise }: { exercise: LoggedExercise }) {
  const { sets, reps, weight, unit } = exercise;
  const mixed = mixedWords(exercise);
  if (mixed) return <span className="col-span-2 text-right">{mixed}</span>;
  return (
    <>
      <span className="text-right">
        {sets} × {repsWords(reps, unit)}
      </span>
      <span className="text-right">{weight ? weightText(weight) : ''}</span>
    </>
  );
}
