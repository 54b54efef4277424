import { type Plan, type PlanSummary, updatePlan } from '@fitarc/contract/plans';
import type { Workout } from '@fitarc/contract/workout';
import type { LocalDate } from '@fitarc/domain/local-date';
import { pluralize } from '@fitarc/domain/pluralize';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { failureOf } from '../../../lib/failure.ts';
import { useNavigateIfMounted } from '../../../lib/use-navigate-if-mounted.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { ExerciseLink } from '../../library/components/exercise-link.tsx';
import { MissedDays } from '../../plans/components/missed-days.tsx';
import { dayAhead } from '../../plans/day-ahead.ts';
import { dayInWords, titleOf } from '../../plans/plan-text.ts';
import { nextDay, weeksOf } from '../../plans/plan-weeks.ts';
import { refreshPlans } from '../../plans/plans.queries.ts';
import { sessionFromDay } from '../../plans/start-workout.ts';
import { type DayProgress, weekProgress } from '../../plans/week-progress.ts';
import { unfinishedWorkout } from '../../workouts/log/unfinished-workout.ts';
import { workoutTitle } from '../../workouts/workout-text.ts';
import { useTodaysPlan } from '../dashboard.queries.ts';
import { PlanWeek } from './plan-week.tsx';
import { TodayLine } from './today-line.tsx';

/** What to train today: the workout that was begun, else what the active plan says. */
export function TodayCard({ today }: { today: LocalDate }) {
  const [unfinished] = useState(unfinishedWorkout);
  const { waiting, none, plan, unsaved, workouts } = useTodaysPlan(today);
  if (unfinished) {
    return (
      <TodayLine
        title={unfinished.title}
        action={<ButtonLink to="/workout-logging">Resume Workout</ButtonLink>}
      >
        Not logged yet: {pluralize(unfinished.exercises, 'exercise')}, {pluralize(unfinished.sets, 'set')}
      </TodayLine>
    );
  }
  // As high as what comes: the cards below must not move under a finger.
  if (waiting) return <Skeleton className="h-51.5 rounded-lg sm:h-19.5 md:col-span-6 lg:col-span-12" />;
  if (plan) return <Planned plan={plan} today={today} workouts={workouts} />;
  if (unsaved) return <Unsaved plan={unsaved} />;
  return none ? <NoPlan /> : <NoActivePlan />;
}

function NoPlan() {
  return (
    <TodayLine
      title="No workout plan yet"
      action={
        <ButtonLink variant="secondary" to="/workout-plans/onboarding">
          Make a Plan
        </ButtonLink>
      }
    >
      With a plan, the workout of the day waits for you here.
    </TodayLine>
  );
}

const viewPlans = (
  <ButtonLink variant="secondary" to="/workout-plans/existing">
    View Plans
  </ButtonLink>
);

function NoActivePlan() {
  return (
    <TodayLine title="No active plan" action={viewPlans}>
      Choose the plan you train by, and the workout of the day waits for you here.
    </TodayLine>
  );
}

interface PlannedProps {
  readonly plan: Plan;
  readonly today: LocalDate;
  readonly workouts: readonly Workout[];
}

/** ' (week 2 of 4)'. */
const weekWords = (plan: Plan, week: number) =>
  weeksOf(plan).length > 1 ? ` (week ${week + 1} of ${weeksOf(plan).length})` : '';

function nextWords(plan: Plan, today: LocalDate): string | undefined {
  const next = nextDay(plan, today);
  const entries = next && weeksOf(plan)[next.week]?.[next.day];
  return entries && `${titleOf(plan)} continues ${dayAhead(next.date, today)}: ${dayInWords(entries)}`;
}

function Planned({ plan, today, workouts }: PlannedProps) {
  const go = useNavigateIfMounted();
  const { week, days } = weekProgress(plan, workouts, today);
  const now = days.find(({ isToday }) => isToday);
  const next = nextWords(plan, today);
  const start = ({ day }: DayProgress) =>
    go('/workout-logging', { state: sessionFromDay(plan, { week, day }) });
  const around = {
    week: <PlanWeek days={days} />,
    below: <MissedDays days={days} className="mt-3 -mb-2" onStart={start} />,
  };
  // What was done today instead of today's own day is done as well, and today's own day is still there to do.
  const logged = workouts.filter(({ date }) => date === today);
  const done = days.flatMap((day) => day.workouts).filter((workout) => logged.includes(workout));
  if (now?.state === 'done' || (now?.state === 'rest' && done.length > 0)) {
    return (
      <TodayLine
        {...around}
        title="Done for today"
        action={
          <ButtonLink variant="secondary" to="/workout-logging">
            Log another workout
          </ButtonLink>
        }
      >
        {(done.length > 0 ? done : (now?.workouts ?? [])).map(workoutTitle).join(', ')}
        {next && `. ${next}`}
      </TodayLine>
    );
  }
  if (now?.state === 'today') {
    return (
      <TodayLine
        {...around}
        title={`Today: ${titleOf(plan)}${weekWords(plan, week)}`}
        action={<Button onClick={() => start(now)}>Start Workout</Button>}
      >
        {dayInWords(now.entries)}:{' '}
        {now.entries.map(({ exercise_id, name }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an exercise may be there twice, and nothing moves
          <Fragment key={index}>
            {index > 0 && ', '}
            <ExerciseLink id={exercise_id}>{name}</ExerciseLink>
          </Fragment>
        ))}
      </TodayLine>
    );
  }
  if (!next) return null;
  return (
    <TodayLine {...around} title="Rest day" action={viewPlans}>
      {next}
    </TodayLine>
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
    <TodayLine
      title="Your generated plan is not saved yet"
      action={
        <Button variant="secondary" busy={choose.isPending} onClick={() => void choose.write(undefined)}>
          Use This Plan
        </Button>
      }
    >
      Use {titleOf(plan)}, and the workout of the day is shown here.
    </TodayLine>
  );
}
