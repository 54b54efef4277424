import { activatePlan, type PlanSummary } from '@fitarc/contract/plans';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { failureOf } from '../../lib/failure.ts';
import { useWrite } from '../../lib/use-write.ts';
import { toast } from '../../ui/overlay/toast-store.ts';
import { titleOf } from './plan-text.ts';
import { plansQuery, refreshPlans } from './plans.queries.ts';

export type Choosable = Pick<PlanSummary, 'plan_id' | 'plan_name' | 'fitness_goal' | 'active' | 'started_on'>;

interface Change {
  readonly plan: Choosable;
  readonly active: boolean;
  /** Today unless given. */
  readonly startedOn?: string | null | undefined;
}

const FAILED = 'Failed to change the active plan';

const send = ({ plan, active, startedOn }: Change) =>
  call(activatePlan, {
    params: { id: String(plan.plan_id) },
    body: { active, ...(startedOn ? { started_on: startedOn } : {}) },
  });

/** Makes a plan the one to train by, or no longer that; either can be taken back. */
export function useActivePlan() {
  const queryClient = useQueryClient();

  async function put(change: Change): Promise<void> {
    await send(change);
    await refreshPlans(queryClient);
  }
  const refuse = (error: unknown) => toast({ tone: 'danger', message: failureOf(error, FAILED).title });

  const write = useWrite({
    send: async ({ plan, active }: Change) => {
      const before = queryClient.getQueryData(plansQuery().queryKey)?.find((one) => one.active);
      await put({ plan, active });
      return active && before && before.plan_id !== plan.plan_id ? before : undefined;
    },
    onSuccess: (before, { plan, active }) => {
      const undo: Change = before
        ? { plan: before, active: true, startedOn: before.started_on }
        : { plan, active: !active, startedOn: plan.started_on };
      toast({
        message: active ? `You now train by ${titleOf(plan)}` : `You no longer train by ${titleOf(plan)}`,
        action: { label: 'Undo', onAction: () => void put(undo).catch(refuse) },
      });
    },
    onError: refuse,
  });
  return {
    choose: (plan: Choosable) => void write.write({ plan, active: true }),
    stop: (plan: Choosable) => void write.write({ plan, active: false }),
    isPending: (plan: Choosable) => write.pendingInput?.plan.plan_id === plan.plan_id,
  };
}
