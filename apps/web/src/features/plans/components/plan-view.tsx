import type { Plan } from '@fitarc/contract/plans';
import { WEEKDAYS, type Weekday, weekdayOf } from '@fitarc/domain/weekday';
import { Pencil, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useToday } from '../../../lib/today.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { ThumbBar } from '../../../ui/layout/thumb-bar.tsx';
import { amountInWords, dayInWords, titleOf } from '../plan-text.ts';
import { fromDay } from '../start-workout.ts';
import { BackToPlans } from './back-to-plans.tsx';
import { DayCard } from './day-card.tsx';
import { DayDialog } from './day-dialog.tsx';
import { ExerciseInfo } from './exercise-info.tsx';
import { PlanFacts } from './plan-facts.tsx';
import { PlanToday } from './plan-today.tsx';
import { Reasons } from './reasons.tsx';
import { WeekLoad } from './week-load.tsx';

interface Props {
  readonly plan: Plan;
  /** Over the week: that it may be old, say. */
  readonly notice?: ReactNode;
}

/** The seven days of a plan, what today asks for, and what the week adds up to. */
export function PlanView({ plan, notice }: Props) {
  const navigate = useNavigate();
  const [openDay, setOpenDay] = useState<Weekday>();
  const [openEntry, setOpenEntry] = useState<{ day: Weekday; index: number }>();
  const today = weekdayOf(useToday());
  const { workouts } = plan;
  const exercises = WEEKDAYS.flatMap((day) => workouts[day]);
  const entry = openEntry && workouts[openEntry.day][openEntry.index];
  const start = (day: Weekday) => {
    // Going back before the next page is drawn stays on this one: the day must not lie over it.
    setOpenDay(undefined);
    navigate('/workout-logging', { state: fromDay(plan, day) });
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
    <Button className="max-lg:grow" icon={<Play size={18} aria-hidden="true" />} onClick={() => start(today)}>
      Start Workout
    </Button>
  );
  return (
    <>
      <Page
        title={titleOf(plan)}
        above={<BackToPlans />}
        lead={
          <div className="mt-3">
            <PlanFacts
              goal={plan.fitness_goal}
              days={WEEKDAYS.filter((day) => workouts[day].length > 0).length}
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
        <h2 className="sr-only">Week</h2>
        <ol className="grid gap-3 lg:grid-cols-7">
          {WEEKDAYS.map((day) => (
            <li key={day} className="min-w-0">
              <DayCard
                day={day}
                today={day === today}
                entries={workouts[day]}
                onOpen={() => setOpenDay(day)}
              />
            </li>
          ))}
        </ol>
        <div className="mt-4 grid gap-4 lg:mt-5 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] lg:gap-5">
          <div className="grid content-start gap-4 lg:gap-5">
            <PlanToday
              plan={plan}
              today={today}
              onOpenExercise={(index) => setOpenEntry({ day: today, index })}
            />
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
          {edit}
          {startToday}
        </ThumbBar>
      </Page>
      <DayDialog
        plan={plan}
        day={openDay}
        onOpenExercise={(index) => openDay && setOpenEntry({ day: openDay, index })}
        onStart={start}
        // An Escape that comes before the exercise on top of it has settled is meant for that one.
        onClose={() => (openEntry ? setOpenEntry(undefined) : setOpenDay(undefined))}
      />
      <ExerciseInfo
        opened={
          openEntry &&
          entry && {
            id: entry.exercise_id,
            name: entry.name,
            neighbours: workouts[openEntry.day].map(({ exercise_id }) => exercise_id),
            kept: entry,
            note: `In this plan: ${amountInWords(entry)}`,
          }
        }
        onClose={() => setOpenEntry(undefined)}
      />
    </>
  );
}
