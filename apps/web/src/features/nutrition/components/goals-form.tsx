import { GOAL_BOUNDS, type Goals, type GoalsByHand } from '@fitarc/contract/nutrition';
import { type FormEvent, useState } from 'react';
import { failureOf } from '../../../lib/failure.ts';
import { formatWhole } from '../../../lib/format-number.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Notice } from '../../../ui/data/notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { contradictionOf, macroEnergyGap } from '../goals-text.ts';
import { NUTRIENTS } from '../nutrients.ts';

interface Props {
  /** What to start from; nothing where there are no goals yet. */
  readonly goals: Goals | null;
  onSave(wanted: GoalsByHand): Promise<void>;
  onDone(): void;
}

type Values = Record<keyof GoalsByHand, string>;
const boundsOf = (unit: 'kcal' | 'g') => (unit === 'kcal' ? GOAL_BOUNDS.calories : GOAL_BOUNDS.grams);

function problemOf(label: string, unit: 'kcal' | 'g', text: string): string | undefined {
  const { min, max } = boundsOf(unit);
  const value = Number(text);
  const fits = text.trim() !== '' && Number.isInteger(value) && value >= min && value <= max;
  return fits ? undefined : `${label} must be a whole number between ${min} and ${formatWhole(max)}`;
}

const goalsOf = (values: Values) =>
  Object.fromEntries(
    NUTRIENTS.map(({ goal }) => [goal, Number(values[goal]) || 0]),
  ) as unknown as GoalsByHand;

/** What the grams add up to, beside the calories they should match. */
function Sum({ values }: { values: Values }) {
  const goals = goalsOf(values);
  const contradiction = contradictionOf(goals);
  if (contradiction) return <Notice tone="warning">{contradiction}</Notice>;
  const { sum, off } = macroEnergyGap(goals);
  const words =
    off === 0
      ? 'exactly your calories'
      : `${formatWhole(Math.abs(off))} kcal ${off > 0 ? 'more' : 'less'} than your calories`;
  return (
    <p aria-live="polite" className="text-sm text-ink-2 tabular-nums">
      Protein, carbs and fats together give {formatWhole(sum)} kcal, {words}.
    </p>
  );
}

/** The four goals set by hand. */
export function GoalsForm({ goals, onSave, onDone }: Props) {
  const [values, setValues] = useState<Values>(
    () => Object.fromEntries(NUTRIENTS.map(({ goal }) => [goal, goals ? String(goals[goal]) : ''])) as Values,
  );
  const [submitted, setSubmitted] = useState(false);
  const saving = useWrite({
    send: onSave,
    onSuccess: onDone,
    toFailure: (error) => failureOf(error, 'Failed to save your goals'),
  });
  const problems = NUTRIENTS.map(({ label, unit, goal }) => problemOf(label, unit, values[goal]));

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSubmitted(true);
    const first = problems.findIndex(Boolean);
    if (first >= 0) {
      event.currentTarget.querySelectorAll('input')[first]?.focus();
      return;
    }
    void saving.write(goalsOf(values));
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {NUTRIENTS.map(({ label, unit, goal }, index) => (
          <NumberField
            key={goal}
            label={label}
            suffix={unit}
            required
            min={boundsOf(unit).min}
            max={boundsOf(unit).max}
            value={values[goal]}
            onChange={(event) => setValues({ ...values, [goal]: event.currentTarget.value })}
            error={submitted ? problems[index] : undefined}
          />
        ))}
      </div>
      <Sum values={values} />
      <FailureNotice failure={saving.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={saving.isPending} busyLabel="Saving…">
          Save Goals
        </Button>
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
