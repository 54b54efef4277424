import type { LocalDate } from '@fitarc/domain/local-date';
import { pluralize } from '@fitarc/domain/pluralize';
import { useQuery } from '@tanstack/react-query';
import { Flame } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { failureOf } from '../../../lib/failure.ts';
import { firstWeekday } from '../../../lib/first-weekday.ts';
import { ChartTable } from '../../../ui/charts/chart-table.tsx';
import { Card } from '../../../ui/data/card.tsx';
import { monthAndYear } from '../../../ui/data/day-names.ts';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { byMonth, daysAhead, type TrainingYear, trainingYear } from '../training-year.ts';
import { trainingCalendarQuery } from '../trends.queries.ts';
import { CalendarGrid, CalendarKey } from './calendar-grid.tsx';
import { DaysAhead } from './days-ahead.tsx';
import { TrendSection } from './trend-section.tsx';

/** Nothing is open when the page comes: its dialogs are no part of the first load. */
const DayWorkouts = lazy(() => import('./day-workouts.tsx').then((m) => ({ default: m.DayWorkouts })));

const FAILED = 'Failed to load your training calendar';

/** A year of training, one square a day; each opens its workouts. */
export function TrainingCalendar({ today }: { today: LocalDate }) {
  const calendar = useQuery(trainingCalendarQuery(today));
  const [opened, setOpened] = useState<LocalDate>();
  const [asked, setAsked] = useState(false);
  const open = (day: LocalDate) => {
    setAsked(true);
    setOpened(day);
  };
  return (
    <TrendSection title="Training calendar">
      {calendar.data ? (
        <Card className="pb-2! lg:pb-4!">
          <Year year={trainingYear(calendar.data, today, firstWeekday())} onOpen={open} />
          <DaysAhead days={daysAhead(calendar.data, today)} onOpen={open} />
        </Card>
      ) : calendar.isError ? (
        <ErrorState title={FAILED} retrying={calendar.isFetching} onRetry={() => calendar.refetch()}>
          {failureOf(calendar.error, FAILED).detail}
        </ErrorState>
      ) : (
        <div role="status" aria-label="Loading your training calendar">
          <Skeleton className="h-72 rounded-lg" />
        </div>
      )}
      {asked && (
        <Suspense>
          <DayWorkouts day={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </TrendSection>
  );
}

function Year({ year, onOpen }: { year: TrainingYear; onOpen(day: LocalDate): void }) {
  const { workouts, trainingDays, streak } = year;
  if (workouts === 0) return <p className="mb-2 text-ink-2">No training days in the last year yet.</p>;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p>
          {pluralize(workouts, 'workout')} on {pluralize(trainingDays, 'day')} in the last year
        </p>
        {streak > 0 && (
          <p className="flex items-center gap-1.5 text-sm text-ink-2">
            <Flame size={18} aria-hidden="true" className="text-training" />
            {pluralize(streak, 'week')} in a row with training
          </p>
        )}
      </div>
      <CalendarGrid year={year} onOpen={onOpen} />
      <CalendarKey />
      <ChartTable
        label="Workouts by month"
        points={byMonth(year)}
        nameOf={monthAndYear}
        say={(value) => pluralize(value, 'workout')}
      />
    </>
  );
}
