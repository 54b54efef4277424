import { TITLES } from '@fitarc/contract/page-titles';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigateIfMounted } from '../../../lib/use-navigate-if-mounted.ts';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { BUILDER } from '../components/editor/editor-settings.ts';
import { PlanEditor } from '../components/editor/plan-editor.tsx';
import { createPlan } from '../create-plan.ts';
import { emptyDraft, type PlanDraft } from '../plan-draft.ts';
import { refreshPlans } from '../plans.queries.ts';
import { afterSaving } from '../saved-plan.ts';
import { usePlanDraft } from '../use-plan-draft.ts';

export function PlanBuilderPage() {
  const go = useNavigateIfMounted();
  const queryClient = useQueryClient();
  const [initial] = useState(emptyDraft);
  const editing = usePlanDraft('plan-builder', initial);

  async function send(draft: PlanDraft, key: string) {
    const { workoutPlanId } = await createPlan(draft, key);
    toast({ message: 'Workout plan saved', tone: 'success' });
    void refreshPlans(queryClient);
    go('/workout-plans/existing', { state: afterSaving(workoutPlanId) });
  }

  return (
    <PlanEditor title={TITLES['/workout-plans/builder']} settings={BUILDER} editing={editing} send={send} />
  );
}
