import { RECIPE_BOUNDS } from '@fitarc/domain/recipe';
import { Card } from '../../../ui/data/card.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { Problem, RecipeDraft } from '../recipe-draft.ts';
import { gramsText } from '../recipe-text.ts';

interface Props {
  readonly draft: RecipeDraft;
  readonly problem: Problem | undefined;
  readonly serving: number;
  readonly raw: number;
  onChange(changes: Partial<RecipeDraft>): void;
}

const weightText = (draft: RecipeDraft, serving: number, raw: number) => {
  if (raw === 0) return 'A cooked weight is optional. Without it, the raw weight counts.';
  return draft.cooked.trim()
    ? `A serving is ${gramsText(serving)}. Without a cooked weight, it is counted from the raw ${gramsText(raw)}.`
    : `A serving is ${gramsText(serving)}, counted from the raw ${gramsText(raw)}.`;
};

export function EditorBasics({ draft, problem, serving, raw, onChange }: Props) {
  const errorAt = (field: Problem['field']) => problem?.field === field && problem.message;
  return (
    <Card className="grid gap-3">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-[minmax(0,1fr)_10.25rem_10.25rem]">
        <TextField
          label="Name"
          data-field="name"
          className="max-md:col-span-2"
          maxLength={RECIPE_BOUNDS.name}
          autoComplete="off"
          error={errorAt('name')}
          value={draft.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
        <NumberField
          label="Servings"
          data-field="servings"
          min={RECIPE_BOUNDS.servings.min}
          max={RECIPE_BOUNDS.servings.max}
          step="any"
          stepper
          stepBy={1}
          error={errorAt('servings')}
          value={draft.servings}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => onChange({ servings: event.target.value })}
        />
        <NumberField
          label="Cooked weight"
          data-field="cooked"
          min={RECIPE_BOUNDS.cooked.min}
          max={RECIPE_BOUNDS.cooked.max}
          step="any"
          suffix="g"
          error={errorAt('cooked')}
          value={draft.cooked}
          onChange={(event) => onChange({ cooked: event.target.value })}
        />
      </div>
      <p className="text-sm text-ink-2">{weightText(draft, serving, raw)}</p>
    </Card>
  );
}
