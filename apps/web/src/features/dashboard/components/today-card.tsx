import type { Plan } from '@fitarc/contract/plans';
import { counted } from '@fitarc/domain/counted';
import type { LocalDate } from '@fitarc/domain/local-date';
import { weekdayOf } from '@fitarc/domain/weekday';
import { type ReactNode, useId, useState } from 'react';
import { useGo } from '../../../lib/use-go.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { nextDay } from '../../plans/next-day.ts';
import { dayInWords, titleOf } from '../../plans/plan-words.ts';
import { fromDay } from '../../plans/start-workout.ts';
import { unfinishedWorkout } from '../../workouts/unfinished-workout.ts';
import { useTodaysPlan } from '../dashboard.queries.ts';

interface LineProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action: ReactNode;
}

function Line({ title, children, action }: LineProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="md:col-span-6 lg:col-span-12 lg:py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_13rem]">
          <h2 id={id} className="text-lg font-strong wrap-break-word">
            {title}
          </h2>
          <p className="line-clamp-2 text-sm text-ink-2 sm:line-clamp-1">{children}</p>
        </div>
        <div className="flex-none max-sm:w-full max-sm:[&>*]:w-full">{action}</div>
      </div>
    </Card>
  );
}

/** What to train today: the workout that was begun, else what the plan says. */
export function TodayCard({ today }: { today: LocalDate }) {
  const [unfinished] = useState(unfinishedWorkout);
  const { waiting, none, plan } = useTodaysPlan(today);
  if (unfinished) {
    return (
      <Line title={unfinished.title} action={<ButtonLink to="/workout-logging">Resume Workout</ButtonLink>}>
        Not logged yet: {counted(unfinished.exercises, 'exercise')}, {counted(unfinished.sets, 'set')}
      </Line>
    );
  }
  // As high as what comes: the cards below must not move under a finger.
  if (waiting) return <Skeleton className="h-38.5 rounded-lg sm:h-19.5 md:col-span-6 lg:col-span-12" />;
  if (plan) return <Planned plan={plan} today={today} />;
  return none ? (
    <Line
      title="No workout plan yet"
      action={
        <ButtonLink variant="secondary" to="/workout-plans/onboarding">
          Make a Plan
        </ButtonLink>
      }
    >
      With a plan, the workout of the day waits for you here.
    </Line>
  ) : null;
}

function Planned({ plan, today }: { plan: Plan; today: LocalDate }) {
  const go = useGo();
  const day = weekdayOf(today);
  const entries = plan.workouts[day];
  const next = nextDay(plan, day);
  if (entries.length > 0) {
    return (
      <Line
        title={`Today: ${titleOf(plan)}`}
        action={
          <Button onClick={() => go('/workout-logging', { state: fromDay(plan, day) })}>Start Workout</Button>
        }
      >
        {dayInWords(entries)}: {entries.map(({ name }) => name).join(', ')}
      </Line>
    );
  }
  if (!next) return null;
  return (
    <Line
      title="Rest day"
      action={
        <ButtonLink variant="secondary" to="/workout-plans/existing">
          View Plans
        </ButtonLink>
      }
    >
      {titleOf(plan)} continues on {next}: {dayInWords(plan.workouts[next])}
    </Line>
  );
}
