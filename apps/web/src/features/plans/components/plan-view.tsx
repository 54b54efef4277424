import type { Plan } from '@fitarc/contract/plans';
import { WEEKDAYS, type Weekday, weekdayOf } from '@fitarc/domain/weekday';
import { useQuery } from '@tanstack/react-query';
import { Check, Pencil, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useToday } from '../../../lib/today.ts';
import { Badge } from '../../../ui/data/badge.tsx';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { ThumbBar } from '../../../ui/layout/thumb-bar.tsx';
import { entryNote } from '../entry-text.ts';
import { dayInWords, titleOf } from '../plan-text.ts';
import { weeksOf } from '../plan-weeks.ts';
import { PlanTop } from '../sharing/plan-top.tsx';
import { fromDay } from '../start-workout.ts';
import { weekProgress } from '../week-progress.ts';
import { weekWorkoutsQuery } from '../week-workouts.queries.ts';
import { ActivePlanButton } from './active-plan-button.tsx';
import { DayCard } from './day-card.tsx';
import { DayDialog } from './day-dialog.tsx';
import { ExerciseInfoLayer } from './exercise-info-layer.tsx';
import { MissedDays } from './missed-days.tsx';
import { PlanFacts } from './plan-facts.tsx';
import { PlanToday } from './plan-today.tsx';
import { Reasons } from './reasons.tsx';
import { WeekLoad } from './week-load.tsx';
import { WeekTabs } from './week-tabs.tsx';

interface Props {
  readonly plan: Plan;
  /** Over the week: that it may be old, say. */
  readonly notice?: ReactNode;
}

/** The days of a plan, what today asks for, and what the week adds up to. */
export function PlanView({ plan, notice }: Props) {
  const navigate = useNavigate();
  const [openDay, setOpenDay] = useState<Weekday>();
  const [openEntry, setOpenEntry] = useState<{ week: number; day: Weekday; index: number }>();
  const date = useToday();
  const today = weekdayOf(date);
  const logged = useQuery({ ...weekWorkoutsQuery(date), enabled: plan.active });
  const progress = weekProgress(plan, logged.data ?? [], date);
  const [chosenWeek, setChosenWeek] = useState<number>();
  const weeks = weeksOf(plan);
  const week = Math.min(chosenWeek ?? progress.week, weeks.length - 1);
  const days = weeks[week] ?? plan.workouts;
  const isNow = plan.active && week === progress.week;
  const exercises = WEEKDAYS.flatMap((day) => days[day]);
  const ofToday = progress.days.find(({ isToday }) => isToday);
  const openDays = openEntry && (weeks[openEntry.week] ?? plan.workouts);
  const entry = openEntry && openDays?.[openEntry.day][openEntry.index];
  const start = (day: Weekday, ofWeek = week) => {
    // Going back before the next page is drawn stays on this one: the day must not lie over it.
    setOpenDay(undefined);
    navigate('/workout-logging', { state: fromDay(plan, { week: ofWeek, day }) });
  };

  const edit = (
    <Button
      variant="secondary"
      icon={<Pencil size={18} aria-hidden="true" />}
      onClick={() => navigate('/workout-plans/edit', { state: { plan, planId: plan.plan_id } })}
    >
      Edit Plan
    </Button>
  );
  const startToday = (
    <Button
      className="max-lg:grow"
      icon={<Play size={18} aria-hidden="true" />}
      onClick={() => start(today, progress.week)}
    >
      Start Workout
    </Button>
  );
  return (
    <>
      <Page
        title={titleOf(plan)}
        above={<PlanTop plan={plan} />}
        lead={
          <div className="mt-3 flex flex-wrap items-center gap-2">
            {plan.active && (
              <Badge tone="success" icon={<Check aria-hidden="true" />}>
                Active plan
              </Badge>
            )}
            <PlanFacts
              goal={plan.fitness_goal}
              days={WEEKDAYS.filter((day) => days[day].length > 0).length}
              weeks={weeks.length}
              volume={dayInWords(exercises)}
              createdAt={plan.created_at}
            />
          </div>
        }
        actions={
          <div className="flex gap-3 max-lg:hidden">
            {edit}
            {startToday}
          </div>
        }
      >
        {notice}
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 empty:hidden">
          <WeekTabs
            count={weeks.length}
            chosen={week}
            current={plan.active ? progress.week : undefined}
            onChoose={setChosenWeek}
          />
          {plan.saved && plan.plan_id !== '' && (
            <ActivePlanButton plan={plan} variant="quiet" className="-mx-3" />
          )}
        </div>
        <h2 className="sr-only">{weeks.length > 1 ? `Week ${week + 1}` : 'Week'}</h2>
        <ol className="grid gap-3 lg:grid-cols-7">
          {WEEKDAYS.map((day, index) => (
            <li key={day} className="min-w-0">
              <DayCard
                day={day}
                today={day === today && week === progress.week}
                state={isNow && logged.data ? progress.days[index]?.state : undefined}
                entries={days[day]}
                onOpen={() => setOpenDay(day)}
              />
            </li>
          ))}
        </ol>
        <div className="mt-4 grid gap-4 lg:mt-5 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] lg:gap-5">
          <div className="grid content-start gap-4 lg:gap-5">
            <PlanToday
              plan={plan}
              today={date}
              entries={ofToday?.entries ?? []}
              isDone={plan.active && ofToday?.state === 'done'}
              onOpenExercise={(index) => setOpenEntry({ week: progress.week, day: today, index })}
            >
              {plan.active && logged.data && (
                <MissedDays
                  days={progress.days}
                  className="px-4 lg:px-6"
                  onStart={({ day }) => start(day, progress.week)}
                />
              )}
            </PlanToday>
            {plan.reasons.length > 0 && (
              <Card>
                <CardHead title="Why this plan" />
                <Reasons reasons={plan.reasons} />
              </Card>
            )}
          </div>
          <WeekLoad wide exercises={exercises} className="self-start" />
        </div>
        <ThumbBar>
          <div className="flex w-full flex-wrap gap-x-3 gap-y-2">
            {edit}
            {startToday}
          </div>
        </ThumbBar>
      </Page>
      <DayDialog
        days={days}
        day={openDay}
        onOpenExercise={(index) => openDay && setOpenEntry({ week, day: openDay, index })}
        onStart={start}
        // An Escape that comes before the exercise on top of it has settled is meant for that one.
        onClose={() => (openEntry ? setOpenEntry(undefined) : setOpenDay(undefined))}
      />
      <ExerciseInfoLayer
        opened={
          openEntry &&
          openDays &&
          entry && {
            id: entry.exercise_id,
            name: entry.name,
            neighbours: openDays[openEntry.day].map(({ exercise_id }) => exercise_id),
            kept: entry,
            note: entryNote(entry),
          }
        }
        onClose={() => setOpenEntry(undefined)}
      />
    </>
  );
}
