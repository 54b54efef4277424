import { MEAL_BOUNDS } from '@fitarc/contract/meals';
import { NUTRIENT_KEYS, type Nutrients } from '@fitarc/domain/food';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { readFigure } from '../typed-figure.ts';

type TypedFigures = Record<keyof Nutrients, string>;

const LABELS = {
  calories: { label: 'Calories', suffix: 'kcal' },
  protein: { label: 'Protein', suffix: 'g' },
  carbs: { label: 'Carbs', suffix: 'g' },
  fats: { label: 'Fats', suffix: 'g' },
} as const;
const PROBLEM = `Please enter a number from 0 to ${MEAL_BOUNDS.figure}`;

interface Props {
  readonly typed: TypedFigures;
  /** Only the calories must be there. */
  readonly macrosOptional?: boolean | undefined;
  /** Once it was tried to save, what is missing is said as well. */
  readonly checked: boolean;
  onType(key: keyof Nutrients, text: string): void;
}

export function FigureFields({ typed, macrosOptional = false, checked, onType }: Props) {
  const problemOf = (key: keyof Nutrients) => {
    const mayBeMissing = typed[key] === '' && ((macrosOptional && key !== 'calories') || !checked);
    return !mayBeMissing && readFigure(typed[key]) === null && PROBLEM;
  };
  return (
    <div className="grid grid-cols-2 gap-3 @max-[18rem]/panel:grid-cols-1">
      {NUTRIENT_KEYS.map((key) => (
        <NumberField
          key={key}
          {...LABELS[key]}
          data-autofocus={macrosOptional && key === 'calories' ? '' : undefined}
          optional={macrosOptional && key !== 'calories'}
          min={0}
          max={MEAL_BOUNDS.figure}
          step="any"
          error={problemOf(key)}
          value={typed[key]}
          onChange={(event) => onType(key, event.target.value)}
        />
      ))}
    </div>
  );
}
