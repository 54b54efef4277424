import type { InputEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { NumberField } from '../../../ui/number-field.tsx';
import type { CustomFoodValues } from '../custom-food.form.ts';

const DECIMAL_COMMA = /^(\d*),(\d{0,2})$/;

/** A number field would swallow a decimal comma, and make 125 of 12,5. */
function commaAsPoint(event: InputEvent<HTMLInputElement>) {
  const text = event.data?.trim();
  if (!text || !DECIMAL_COMMA.test(text)) return;
  event.preventDefault();
  // The only way to type on: an unfinished '12.' cannot be set as the value of a number field.
  document.execCommand('insertText', false, text.replace(',', '.'));
}

interface Props {
  readonly name: 'calories' | 'protein' | 'carbs' | 'fats';
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
      onBeforeInput={commaAsPoint}
      {...register(name)}
    />
  );
}
