import type { LocalDate } from '@fitarc/domain/local-date';
import { weekdayOf } from '@fitarc/domain/weekday';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { failureOf } from '../../../../lib/failure.ts';
import { Notice } from '../../../../ui/data/notice.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { titleOf } from '../../../plans/plan-text.ts';
import { planQuery, plansQuery } from '../../../plans/plans.queries.ts';
import { dayTitle, lineOfPlan } from '../navigation-prefill.ts';
import { nothingPlanned } from '../use-navigation-prefill.ts';
import type { DraftExercise } from '../workout-draft.ts';

const FAILED = 'Failed to fetch workout plans';

interface Props {
  readonly today: LocalDate;
  onImport(exercises: readonly DraftExercise[], name: string): void;
}

/** Takes the exercises of today's weekday from one of the member's plans. */
export function ImportPlan({ today, onImport }: Props) {
  const queryClient = useQueryClient();
  const plans = useQuery(plansQuery());
  const [chosen, setChosen] = useState('');
  const day = weekdayOf(today);
  const loading = useMutation({
    mutationFn: (id: string) => queryClient.fetchQuery(planQuery(id)),
    onSuccess: (plan) => {
      const exercises = plan.workouts[day].map(lineOfPlan);
      if (exercises.length > 0) onImport(exercises, dayTitle(day, titleOf(plan)));
    },
  });
  const empty = loading.data?.workouts[day].length === 0;
  if (plans.isError) {
    return (
      <Notice
        tone="danger"
        action={
          <Button variant="secondary" busy={plans.isFetching} onClick={() => plans.refetch()}>
            Try Again
          </Button>
        }
      >
        {FAILED}
      </Notice>
    );
  }
  const none = plans.data?.length === 0;
  return (
    <div>
      <div className="flex flex-wrap items-end gap-2">
        <SelectField
          className="min-w-0 flex-[1_1_8rem]"
          label="Import from a plan"
          placeholder={none ? 'No plans yet' : 'Choose a plan'}
          disabled={none}
          value={chosen}
          onChange={(event) => {
            setChosen(event.target.value);
            loading.reset();
          }}
          options={(plans.data ?? []).map((plan) => ({ value: String(plan.plan_id), label: titleOf(plan) }))}
        />
        <Button
          variant="secondary"
          className="min-h-12!"
          icon={<Download size={18} aria-hidden="true" />}
          disabled={!chosen}
          busy={loading.isPending}
          onClick={() => loading.mutate(chosen)}
        >
          Import
        </Button>
      </div>
      <div role="status" className="text-sm text-ink-2">
        {empty && <p className="mt-2">{nothingPlanned(day)}</p>}
      </div>
      {loading.isError && (
        <Notice tone="danger" className="mt-2">
          {failureOf(loading.error, FAILED).title}
        </Notice>
      )}
    </div>
  );
}
