import { TITLES } from '@fitarc/contract/page-titles';
import type { Plan } from '@fitarc/contract/plans';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { isNotFound } from '../../../lib/api-error.ts';
import { failureOf } from '../../../lib/failure.ts';
import { useNavigateIfMounted } from '../../../lib/use-navigate-if-mounted.ts';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { Notice } from '../../../ui/data/notice.tsx';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { EDIT } from '../components/editor/editor-settings.ts';
import { EditorSkeleton } from '../components/editor/editor-skeleton.tsx';
import { PlanEditor } from '../components/editor/plan-editor.tsx';
import { createPlan } from '../create-plan.ts';
import { editedPlanQuery } from '../editor.queries.ts';
import { updatePlan } from '../plan-calls.ts';
import { draftOf, type PlanDraft, weeksToSend } from '../plan-draft.ts';
import { idFromState } from '../plan-state.ts';
import { titleOf } from '../plan-text.ts';
import { refreshPlans } from '../plans.queries.ts';
import { usePlanDraft } from '../use-plan-draft.ts';

const TITLE = TITLES['/workout-plans/edit'];
const LOAD_FAILED = 'Failed to load workout plan';

export function PlanEditPage() {
  const { state } = useLocation();
  const id = idFromState(state);
  const stored = useQuery({ ...editedPlanQuery(id ?? ''), enabled: id !== undefined });
  if (stored.data && id !== undefined) return <EditPlan key={id} id={id} plan={stored.data} />;
  return (
    <Page title={TITLE} lead={'\u00a0'}>
      {id === undefined ? (
        <Missing text="No plan ID provided" />
      ) : isNotFound(stored.error) ? (
        <Missing text={`${LOAD_FAILED}. It may have been deleted.`} />
      ) : stored.isError ? (
        <ErrorState title={LOAD_FAILED} retrying={stored.isFetching} onRetry={() => stored.refetch()}>
          {failureOf(stored.error, 'Failed to fetch workout plan details').title}
        </ErrorState>
      ) : (
        <EditorSkeleton />
      )}
    </Page>
  );
}

function Missing({ text }: { text: string }) {
  return (
    <Notice
      tone="danger"
      action={
        <ButtonLink variant="secondary" to="/workout-plans/existing">
          Back to Plans
        </ButtonLink>
      }
    >
      {text}
    </Notice>
  );
}

function EditPlan({ id, plan }: { id: string; plan: Plan }) {
  const go = useNavigateIfMounted();
  const queryClient = useQueryClient();
  const [initial] = useState(() => draftOf(plan, titleOf(plan)));
  const editing = usePlanDraft(`plan-${id}`, initial);
  const [gone, setGone] = useState(false);

  async function send(draft: PlanDraft) {
    const { name, goal } = draft;
    const stored = await updatePlan({
      plan_id: plan.plan_id,
      plan_name: name.trim(),
      fitness_goal: goal || null,
      activity_level: plan.activity_level,
      ...weeksToSend(draft, initial),
    }).catch((error: unknown) => {
      setGone(isNotFound(error));
      throw error;
    });
    toast({ message: 'Changes saved', tone: 'success' });
    void refreshPlans(queryClient);
    go('/workout-plans/details', { state: { plan: stored } });
  }

  async function keepAsNew(draft: PlanDraft, key: string) {
    const made = await createPlan(draft, key);
    toast({ message: 'Saved as a new plan', tone: 'success' });
    void refreshPlans(queryClient);
    go('/workout-plans/details', { state: { plan: made } });
  }

  return (
    <PlanEditor
      title={TITLE}
      settings={EDIT}
      editing={editing}
      send={gone ? keepAsNew : send}
      rescue={gone && <p>It was deleted in the meantime. Save again to keep it as a new plan.</p>}
      cancel={
        <ButtonLink variant="secondary" to="/workout-plans/details" state={{ plan }}>
          Cancel
        </ButtonLink>
      }
    />
  );
}
