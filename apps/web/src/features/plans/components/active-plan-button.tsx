import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { type Choosable, useActivePlan } from '../use-active-plan.ts';

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'full' | 'className' | 'aria-describedby'> & {
  readonly plan: Choosable;
};

export function ActivePlanButton({ plan, ...look }: Props) {
  const { choose, stop, isPending } = useActivePlan();
  return (
    <Button
      variant="quiet"
      {...look}
      busy={isPending(plan)}
      icon={plan.active ? undefined : <Check size={18} aria-hidden="true" />}
      onClick={() => (plan.active ? stop(plan) : choose(plan))}
    >
      {plan.active ? 'Stop Using This Plan' : 'Make This the Active Plan'}
    </Button>
  );
}
