import type { PlanSummary } from '@fitarc/contract/plans';
import { pluralize } from '@fitarc/domain/pluralize';
import { Check, Play } from 'lucide-react';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { useToday } from '../../../lib/today.ts';
import { Badge } from '../../../ui/data/badge.tsx';
import { Card } from '../../../ui/data/card.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { titleOf } from '../plan-text.ts';
import { fromPlan } from '../start-workout.ts';
import { ActivePlanButton } from './active-plan-button.tsx';
import { PlanFacts } from './plan-facts.tsx';
import { WeekDots } from './week-dots.tsx';

interface Props {
  readonly plan: PlanSummary;
  onDelete(): void;
}

const volumeOf = ({ exercise_count, set_count }: PlanSummary) =>
  exercise_count > 0 ? `${pluralize(exercise_count, 'exercise')}, ${pluralize(set_count, 'set')}` : undefined;

export function PlanCard({ plan, onDelete }: Props) {
  const navigate = useNavigate();
  const today = useToday();
  const id = useId();
  // Every card has the same buttons: the name of the plan tells them apart.
  const about = { 'aria-describedby': id };
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div>
        <h2 id={id} className="mb-2 line-clamp-3 wrap-anywhere">
          {titleOf(plan)}
        </h2>
        {(plan.active || !plan.saved) && (
          <p className="mb-2 flex">
            {plan.active ? (
              <Badge tone="success" icon={<Check aria-hidden="true" />}>
                Active plan
              </Badge>
            ) : (
              <Badge tone="outline">Draft, not saved</Badge>
            )}
          </p>
        )}
        <PlanFacts
          goal={plan.fitness_goal}
          days={plan.workoutDaysCount}
          weeks={plan.week_count}
          volume={volumeOf(plan)}
          createdAt={plan.created_at}
        />
      </div>
      <WeekDots days={plan.training_days} />
      <div className="mt-auto grid grid-cols-2 gap-x-3 pt-1">
        <Button
          {...about}
          full
          variant="secondary"
          onClick={() => navigate('/workout-plans/details', { state: { plan } })}
        >
          View Details
        </Button>
        <Button
          {...about}
          full
          className="px-2!"
          icon={<Play size={18} aria-hidden="true" className="max-md:hidden" />}
          onClick={() => navigate('/workout-logging', { state: fromPlan(plan, today) })}
        >
          Start Workout
        </Button>
      </div>
      <div className="-mx-3 -mt-2 -mb-2 flex flex-wrap items-center justify-between">
        {plan.saved && <ActivePlanButton {...about} plan={plan} />}
        <Button {...about} variant="danger-quiet" onClick={onDelete}>
          Delete Plan
        </Button>
      </div>
    </Card>
  );
}
