import { GOAL_BOUNDS, type Goals, type GoalsInput } from '@fitarc/contract/nutrition';
import { formatWhole } from '../../../lib/format-number.ts';
import { Disclosure } from '../../../ui/data/disclosure.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { ADDITIONAL_NUTRIENTS } from '../nutrients.ts';

export const OPTIONAL_GOALS = [
  ...ADDITIONAL_NUTRIENTS.map(({ key: _key, ...one }) => ({
    ...one,
    bounds: one.unit === 'mg' ? GOAL_BOUNDS.milligrams : GOAL_BOUNDS.grams,
  })),
  { goal: 'daily_water_goal', label: 'Water', unit: 'ml', bounds: GOAL_BOUNDS.milliliters },
] as const;
type OptionalGoal = (typeof OPTIONAL_GOALS)[number]['goal'];
export type OptionalValues = Record<OptionalGoal, string>;

export const optionalValuesOf = (goals: Goals | null) =>
  Object.fromEntries(
    OPTIONAL_GOALS.map(({ goal }) => [goal, goals?.[goal] == null ? '' : String(goals[goal])]),
  ) as OptionalValues;

/** Null removes a goal. */
export const readOptionalGoals = (values: OptionalValues): Partial<GoalsInput> =>
  Object.fromEntries(
    OPTIONAL_GOALS.map(({ goal }) => [goal, values[goal].trim() === '' ? null : Number(values[goal])]),
  );

export function optionalProblemOf(
  { label, bounds: { min, max }, goal }: (typeof OPTIONAL_GOALS)[number],
  values: OptionalValues,
): string | undefined {
  const value = Number(values[goal]);
  const fits = values[goal].trim() === '' || (Number.isInteger(value) && value >= min && value <= max);
  return fits ? undefined : `${label} must be a whole number between ${min} and ${formatWhole(max)}`;
}

interface Props {
  readonly values: OptionalValues;
  readonly submitted: boolean;
  onChange(values: OptionalValues): void;
}

/** Goals few people set, folded away until one is. */
export function OptionalGoals({ values, submitted, onChange }: Props) {
  return (
    <Disclosure
      label="More goals"
      note="Fiber, sodium, water"
      openAtFirst={Object.values(values).some(Boolean)}
    >
      <div className="grid items-start gap-4 pt-2 sm:grid-cols-2">
        {OPTIONAL_GOALS.map((one) => (
          <NumberField
            key={one.goal}
            label={one.label}
            optional
            suffix={one.unit}
            min={one.bounds.min}
            max={one.bounds.max}
            value={values[one.goal]}
            onChange={(event) => onChange({ ...values, [one.goal]: event.currentTarget.value })}
            error={submitted ? optionalProblemOf(one, values) : undefined}
          />
        ))}
      </div>
    </Disclosure>
  );
}
