import type { FoodDetails, Nutrients } from '@fitarc/domain/food';
import { useFormContext } from 'react-hook-form';
import { NumberField } from '../../../ui/form/number-field.tsx';
import type { CustomFoodValues } from '../custom-food.form.ts';

interface Props {
  readonly name: keyof Nutrients | keyof FoodDetails;
  readonly label: string;
  readonly unit: string;
  readonly optional?: boolean;
  readonly error?: string | undefined;
  /** Wrong, and said so elsewhere. */
  readonly marked?: boolean;
}

export function CustomFoodFigure({ name, label, unit, optional, error, marked }: Props) {
  const { register } = useFormContext<CustomFoodValues>();
  return (
    <NumberField
      label={label}
      suffix={unit}
      optional={optional}
      min={0}
      step={0.1}
      error={error}
      aria-invalid={marked}
      {...register(name)}
    />
  );
}
