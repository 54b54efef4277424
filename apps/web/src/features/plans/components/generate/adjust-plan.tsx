import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigateIfMounted } from '../../../../lib/use-navigate-if-mounted.ts';
import { toast } from '../../../../ui/overlay/toast-store.ts';
import type { GenerationResult, PlanRequest } from '../../generation.ts';
import { saveGeneratedPlan } from '../../plan-calls.ts';
import { draftOf, type PlanDraft, weeksToSend } from '../../plan-draft.ts';
import { titleOf } from '../../plan-text.ts';
import { refreshPlans } from '../../plans.queries.ts';
import { afterSaving } from '../../saved-plan.ts';
import { usePlanDraft } from '../../use-plan-draft.ts';
import { GENERATE } from '../editor/editor-settings.ts';
import { PlanEditor } from '../editor/plan-editor.tsx';
import { GENERATE_TITLE } from './generate-waiting.tsx';
import { Origin } from './origin.tsx';

interface Props {
  readonly planRequest: PlanRequest;
  readonly made: GenerationResult;
  onMade(plan: GenerationResult): void;
}

export function AdjustPlan({ planRequest, made, onMade }: Props) {
  const { id, plan } = made;
  const go = useNavigateIfMounted();
  const queryClient = useQueryClient();
  const [initial] = useState(() => draftOf(plan, titleOf(plan)));
  const editing = usePlanDraft(`plan-${id ?? 'generated'}`, initial);
  const [generating, setGenerating] = useState(false);

  useEffect(() => {
    // It is stored already: the menus and the list know of it from now on.
    if (made.fresh) void refreshPlans(queryClient);
  }, [made, queryClient]);

  async function send(draft: PlanDraft) {
    const { name, goal } = draft;
    await saveGeneratedPlan({
      plan_id: id,
      plan_name: name.trim(),
      fitness_goal: goal || planRequest.fitness_goal,
      activity_level: plan.activity_level ?? planRequest.activity_level,
      ...weeksToSend(draft, initial),
    });
    toast({ message: 'Workout plan saved', tone: 'success' });
    void refreshPlans(queryClient);
    go('/workout-plans/existing', { state: afterSaving(id) });
  }

  return (
    <PlanEditor title={GENERATE_TITLE} settings={GENERATE} editing={editing} locked={generating} send={send}>
      <Origin
        planRequest={planRequest}
        made={made}
        editing={editing}
        generating={generating}
        setGenerating={setGenerating}
        onMade={onMade}
      />
    </PlanEditor>
  );
}
