import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '../../../ui/toast-store.ts';
import { BUILDER } from '../components/editor/editor-settings.ts';
import { PlanEditor } from '../components/editor/plan-editor.tsx';
import { createCustomPlan } from '../plan-calls.ts';
import { emptyDraft, type PlanDraft, weekToSend } from '../plan-draft.ts';
import { refreshPlans } from '../plans.queries.ts';
import { usePlanDraft } from '../use-plan-draft.ts';

export function PlanBuilderPage() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [initial] = useState(emptyDraft);
  const editing = usePlanDraft('plan-builder', initial);

  async function send({ name, goal, week }: PlanDraft) {
    const workoutDays = weekToSend(week);
    await createCustomPlan({
      name: name.trim(),
      fitnessGoal: goal,
      workoutDays,
      selectedExercises: workoutDays,
    });
    toast({ message: 'Workout plan saved', tone: 'success' });
    void refreshPlans(queryClient);
    void navigate('/workout-plans/existing');
  }

  return <PlanEditor title="Custom Workout Builder" settings={BUILDER} editing={editing} send={send} />;
}
