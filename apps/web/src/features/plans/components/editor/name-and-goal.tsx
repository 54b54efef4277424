import { goalLabel, PLAN_GOALS, PLAN_NAME_LENGTH } from '@fitarc/domain/plan';
import type { Ref } from 'react';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import type { DraftAction } from '../../change-draft.ts';
import type { PlanDraft } from '../../plan-draft.ts';
import type { Problem } from './editor-settings.ts';

interface Props {
  readonly draft: PlanDraft;
  readonly problem: Problem | undefined;
  readonly nameRef: Ref<HTMLInputElement>;
  readonly goalRef: Ref<HTMLSelectElement>;
  onChange(action: DraftAction): void;
}

/** A goal that is not offered here, from the profile for instance, stays what it is. */
const optionsOf = (stored: string) =>
  [...new Set<string>([...PLAN_GOALS, stored])].filter(Boolean).map((goal) => ({
    value: goal,
    label: goalLabel(goal),
  }));

export function NameAndGoal({ draft, problem, nameRef, goalRef, onChange }: Props) {
  const errorAt = (field: Problem['at']) => (problem?.at === field ? problem.message : undefined);
  return (
    <div className="grid gap-4 sm:grid-cols-[1fr_15rem]">
      <TextField
        ref={nameRef}
        label="Plan name"
        maxLength={PLAN_NAME_LENGTH}
        autoComplete="off"
        value={draft.name}
        error={errorAt('name')}
        onChange={(event) => onChange({ type: 'name', name: event.target.value })}
      />
      <SelectField
        ref={goalRef}
        label="Goal"
        placeholder="Choose a goal"
        options={optionsOf(draft.goal)}
        value={draft.goal}
        error={errorAt('goal')}
        onChange={(event) => onChange({ type: 'goal', goal: event.target.value })}
      />
    </div>
  );
}
