import { type Plan, type PlanSummary, updatePlan } from '@fitarc/contract/plans';
import type { Workout } from '@fitarc/contract/workout';
import type { LocalDate } from '@fitarc/domain/local-date';
import { pluralize } from '@fitarc/domain/pluralize';
import { weekdayOf } from '@fitarc/domain/weekday';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { failureOf } from '../../../lib/failure.ts';
import { useNavigateIfMounted } from '../../../lib/use-navigate-if-mounted.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { Card } from '../../../ui/data/card.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { nextDay } from '../../plans/next-day.ts';
import { dayInWords, titleOf } from '../../plans/plan-text.ts';
import { refreshPlans } from '../../plans/plans.queries.ts';
import { fromDay } from '../../plans/start-workout.ts';
import { unfinishedWorkout } from '../../workouts/log/unfinished-workout.ts';
import { workoutTitle } from '../../workouts/workout-text.ts';
import { useTodaysPlan } from '../dashboard.queries.ts';
import { isOfPlan } from '../dashboard-figures.ts';

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
  const { waiting, none, plan, unsaved, done } = useTodaysPlan(today);
  if (unfinished) {
    return (
      <Line title={unfinished.title} action={<ButtonLink to="/workout-logging">Resume Workout</ButtonLink>}>
        Not logged yet: {pluralize(unfinished.exercises, 'exercise')}, {pluralize(unfinished.sets, 'set')}
      </Line>
    );
  }
  // As high as what comes: the cards below must not move under a finger.
  if (waiting) return <Skeleton className="h-38.5 rounded-lg sm:h-19.5 md:col-span-6 lg:col-span-12" />;
  if (plan) return <Planned plan={plan} today={today} done={done} />;
  if (unsaved) return <Unsaved plan={unsaved} />;
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

function Planned({ plan, today, done }: { plan: Plan; today: LocalDate; done: readonly Workout[] }) {
  const go = useNavigateIfMounted();
  const day = weekdayOf(today);
  const entries = plan.workouts[day];
  const next = nextDay(plan, day);
  const logged = done.filter((workout) => isOfPlan(workout, plan, day));
  if (logged.length > 0) {
    return (
      <Line
        title="Done for today"
        action={
          <ButtonLink variant="secondary" to="/workout-logging">
            Log another workout
          </ButtonLink>
        }
      >
        {logged.map(workoutTitle).join(', ')}
        {next && `. ${titleOf(plan)} continues on ${next}: ${dayInWords(plan.workouts[next])}`}
      </Line>
    );
  }
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

/** Looking at a generated plan does not choose it: whoever trains by it says so. */
function Unsaved({ plan }: { plan: PlanSummary }) {
  const queryClient = useQueryClient();
  const choose = useWrite({
    send: () => call(updatePlan, { params: { id: String(plan.plan_id) }, body: { plan_id: plan.plan_id } }),
    onSuccess: () => refreshPlans(queryClient),
    onError: (error) =>
      toast({ tone: 'danger', message: failureOf(error, 'Failed to update workout plan').title }),
  });
  return (
    <Line
      title="Your generated plan is not saved yet"
      action={
        <Button variant="secondary" busy={choose.isPending} onClick={() => void choose.write(undefined)}>
          Use This Plan
        </Button>
      }
    >
      Use {titleOf(plan)}, and the workout of the day is shown here.
    </Line>
  );
}
