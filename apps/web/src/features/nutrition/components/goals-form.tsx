import { GOAL_BOUNDS, type Goals, type GoalsByHand, type GoalsInput } from '@fitarc/contract/nutrition';
import { type FormEvent, useState } from 'react';
import { failureOf } from '../../../lib/failure.ts';
import { formatWhole } from '../../../lib/format-number.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Notice } from '../../../ui/data/notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { byDayOf, dayValuesOf, hasDayProblem } from '../day-goals-form.ts';
import { contradictionsOf, macroEnergyGap } from '../goals-text.ts';
import { NUTRIENTS } from '../nutrients.ts';
import { DayGoalsFields } from './day-goals-fields.tsx';
import {
  OPTIONAL_GOALS,
  OptionalGoals,
  optionalProblemOf,
  optionalValuesOf,
  readOptionalGoals,
} from './optional-goals.tsx';

interface Props {
  /** What to start from; nothing where there are no goals yet. */
  readonly goals: Goals | null;
  onSave(wanted: GoalsInput): Promise<void>;
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
function Sum({ goals, byDay }: { goals: GoalsByHand; byDay: GoalsInput['by_day'] }) {
  const contradictions = contradictionsOf({ ...goals, by_day: byDay });
  if (contradictions.length > 0) return <Notice tone="warning">{contradictions.join(' ')}</Notice>;
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

/** Brings what is wrong into view once it is marked, though it may be in a part that was folded away. */
function focusFirstProblem(form: HTMLFormElement) {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

/** The goals set by hand. */
export function GoalsForm({ goals, onSave, onDone }: Props) {
  const [values, setValues] = useState<Values>(
    () => Object.fromEntries(NUTRIENTS.map(({ goal }) => [goal, goals ? String(goals[goal]) : ''])) as Values,
  );
  const [days, setDays] = useState(() => dayValuesOf(goals));
  const [more, setMore] = useState(() => optionalValuesOf(goals));
  const [submitted, setSubmitted] = useState(false);
  const saving = useWrite({
    send: onSave,
    onSuccess: onDone,
    toFailure: (error) => failureOf(error, 'Failed to save your goals'),
  });
  const problems = NUTRIENTS.map(({ label, unit, goal }) => problemOf(label, unit, values[goal]));
  const typed = goalsOf(values);
  const byDay = byDayOf(days, typed);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSubmitted(true);
    const isWrong =
      problems.some(Boolean) ||
      hasDayProblem(days) ||
      OPTIONAL_GOALS.some((one) => optionalProblemOf(one, more) !== undefined);
    if (isWrong) return focusFirstProblem(event.currentTarget);
    void saving.write({ ...typed, ...readOptionalGoals(more), by_day: byDay });
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
      <Sum goals={typed} byDay={byDay} />
      <DayGoalsFields
        values={days}
        calories={typed.daily_calories_goal}
        submitted={submitted}
        onChange={setDays}
      />
      <OptionalGoals values={more} submitted={submitted} onChange={setMore} />
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
