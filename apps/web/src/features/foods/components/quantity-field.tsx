import { readQuantity } from '@fitarc/domain/food-amount/read-number';
import { roundTo } from '@fitarc/domain/units';
import { Minus, Plus } from 'lucide-react';
import { IconButton } from '../../../ui/form/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';

interface Props {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly stepBy: number;
  onChange(value: string): void;
}

/** A number that may be typed as a fraction: '0.5', '1/2', '1 1/2'. */
export function QuantityField({ label, hint, value, stepBy, onChange }: Props) {
  const quantity = readQuantity(value);
  const step = (by: number) => onChange(String(Math.max(stepBy / 2, roundTo((quantity ?? 0) + by, 2))));
  return (
    <div className="flex items-start gap-1">
      <TextField
        className="min-w-0 flex-1"
        label={label}
        hint={hint}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        error={value.trim() !== '' && quantity === null && 'Please enter a number, such as 2, 0.5 or 1/2'}
        value={value}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => onChange(event.target.value)}
      />
      <span className="mt-6.5 flex">
        <IconButton label={`Less: ${label}`} onClick={() => step(-stepBy)}>
          <Minus size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={`More: ${label}`} onClick={() => step(stepBy)}>
          <Plus size={18} aria-hidden="true" />
        </IconButton>
      </span>
    </div>
  );
}
