import type { PlanExercise } from '@fitarc/contract/plans';
import { WEEKDAYS, type Week, type Weekday } from '@fitarc/domain/weekday';
import { lazy, Suspense, useId, useState } from 'react';
import { noteText } from './amount-text.ts';
import { DaySession } from './day-session.tsx';
import { WeekChoice } from './week-choice.tsx';

// Few open an exercise, and it comes with much of the library.
const ExerciseInfo = lazy(() =>
  import('../../plans/components/exercise-info.tsx').then((module) => ({ default: module.ExerciseInfo })),
);

export interface DayOfWeek {
  /** What the session is called, where it has a name. */
  readonly name?: string | undefined;
  readonly entries: readonly PlanExercise[];
}

interface Opened {
  readonly day: Weekday;
  readonly index: number;
}

/** The weeks of a program or of somebody's plan, to be read: one week at a time, its training days side by side. */
export function WeeksView({ weeks }: { weeks: readonly Week<DayOfWeek>[] }) {
  const id = useId();
  const [at, setAt] = useState(0);
  const [opened, setOpened] = useState<Opened>();
  const [used, setUsed] = useState(false);
  const week = weeks[at] ?? weeks[0];
  if (!week) return null;
  const days = WEEKDAYS.filter((day) => week[day].entries.length > 0);
  const entry = opened && week[opened.day].entries[opened.index];
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-lg font-strong">
        {weeks.length > 1 ? `Week ${at + 1} of ${weeks.length}` : 'The week'}
      </h2>
      {weeks.length > 1 && <WeekChoice count={weeks.length} value={at} onChange={setAt} />}
      {days.length === 0 && <p className="text-ink-2">Nothing is planned in this week.</p>}
      <ol className="grid items-start gap-3 md:grid-cols-2 lg:gap-5 xl:grid-cols-3">
        {days.map((day) => (
          <DaySession
            key={day}
            day={day}
            {...week[day]}
            onOpen={(index) => {
              setUsed(true);
              setOpened({ day, index });
            }}
          />
        ))}
      </ol>
      {used && (
        <Suspense>
          <ExerciseInfo
            opened={
              opened &&
              entry && {
                id: entry.exercise_id,
                name: entry.name,
                neighbours: week[opened.day].entries.map(({ exercise_id }) => exercise_id),
                kept: entry,
                note: noteText(entry),
              }
            }
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}
