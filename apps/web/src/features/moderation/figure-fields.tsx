import { NumberField } from '../../ui/form/number-field.tsx';
import type { Figure, FigureName } from './food-figures.ts';

interface Props {
  readonly figures: readonly Figure[];
  readonly values: Readonly<Record<FigureName, string>>;
  readonly problems: Partial<Record<FigureName, string>>;
  onChange(changes: Partial<Record<FigureName, string>>): void;
}

/** Calories and nutrients, four beside each other where there is room. */
export const FigureFields = ({ figures, values, problems, onChange }: Props) => (
  <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 @max-[18rem]/panel:grid-cols-1 sm:grid-cols-4">
    {figures.map(({ name, label, unit, optional }) => (
      <NumberField
        key={name}
        name={name}
        label={label}
        suffix={unit}
        optional={optional}
        min={0}
        step={0.1}
        value={values[name]}
        onChange={({ target }) => onChange({ [name]: target.value })}
        error={problems[name]}
      />
    ))}
  </div>
);
