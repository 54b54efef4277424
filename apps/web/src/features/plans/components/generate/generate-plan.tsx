import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../../../../lib/failure.ts';
import { ErrorState } from '../../../../ui/data/error-state.tsx';
import { Page } from '../../../../ui/layout/page.tsx';
import { initialPlanQuery } from '../../generation.queries.ts';
import type { GenerationResult, PlanRequest } from '../../generation.ts';
import { AdjustPlan } from './adjust-plan.tsx';
import { GENERATE_TITLE, GenerateWaiting } from './generate-waiting.tsx';

/** Finds or makes the plan, and begins anew with each one that is made in its place. */
export function GeneratePlan({ planRequest }: { planRequest: PlanRequest }) {
  const initial = useQuery(initialPlanQuery(planRequest));
  const [made, setMade] = useState<{ plan: GenerationResult; turn: number }>();
  const current = made?.plan ?? initial.data;
  if (current) {
    return (
      <AdjustPlan
        key={made?.turn ?? 0}
        planRequest={planRequest}
        made={current}
        onMade={(plan) => setMade((last) => ({ plan, turn: (last?.turn ?? 0) + 1 }))}
      />
    );
  }
  if (!initial.isError) return <GenerateWaiting />;
  const { title, detail } = failureOf(initial.error, 'Failed to process workout plan');
  return (
    <Page title={GENERATE_TITLE} lead={'\u00a0'}>
      <ErrorState
        title="Failed to get/create initial plan"
        retrying={initial.isFetching}
        onRetry={() => initial.refetch()}
      >
        <p>{title}</p>
        {detail && <p>{detail}</p>}
      </ErrorState>
    </Page>
  );
}
