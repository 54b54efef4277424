import type { PlanSummary } from '@fitarc/contract/plans';
import { pluralize } from '@fitarc/domain/pluralize';
import { Play } from 'lucide-react';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { Card } from '../../../ui/data/card.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { titleOf } from '../plan-text.ts';
import { fromPlan } from '../start-workout.ts';
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
  const id = useId();
  // Every card has the same three buttons: the name of the plan tells them apart.
  const about = { 'aria-describedby': id };
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div>
        <h2 id={id} className="mb-2 line-clamp-3 wrap-anywhere">
          {titleOf(plan)}
        </h2>
        <PlanFacts
          goal={plan.fitness_goal}
          days={plan.workoutDaysCount}
          volume={volumeOf(plan)}
          createdAt={plan.created_at}
        />
      </div>
      <WeekDots days={plan.training_days} />
      <div className="mt-auto grid grid-cols-2 gap-x-3 gap-y-1 pt-1">
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
          onClick={() => navigate('/workout-logging', { state: fromPlan(plan) })}
        >
          Start Workout
        </Button>
        <Button
          {...about}
          variant="danger-quiet"
          className="-mb-2 -ml-3 justify-self-start"
          onClick={onDelete}
        >
          Delete Plan
        </Button>
      </div>
    </Card>
  );
}
