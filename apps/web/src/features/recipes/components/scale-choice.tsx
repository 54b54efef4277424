import { roundTo } from '@fitarc/domain/units';
import { ChevronDown } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { formatNumber } from '../../../lib/format-number.ts';
import { Button } from '../../../ui/form/button.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { Menu, MenuItem } from '../../../ui/overlay/menu.tsx';

const FACTORS = [
  { factor: 0.5, label: 'Half' },
  { factor: 2, label: 'Double' },
  { factor: 3, label: 'Triple' },
] as const;

interface Props {
  readonly servings: number;
  /** For how many it is now; the same as `servings` where nothing is scaled. */
  readonly shown?: number;
  onScale(factor: number): void;
}

/** For half, twice or any number of servings. */
export function ScaleChoice({ servings, shown = servings, onScale }: Props) {
  const [typed, setTyped] = useState<string>();
  const wanted = typed?.trim() ? Number(typed) : Number.NaN;
  const isPossible = wanted >= 0.25 && wanted <= 200;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPossible) return;
    onScale(wanted / servings);
    setTyped(undefined);
  };
  if (typed !== undefined) {
    return (
      <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-2">
        <NumberField
          label="For how many servings"
          autoFocus
          min={0.25}
          max={200}
          step="any"
          error={typed.trim() !== '' && !isPossible && '0.25 to 200'}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="min-w-0 flex-[1_1_7rem]"
        />
        <Button type="submit" className="min-h-12" disabled={!isPossible}>
          Scale
        </Button>
        <Button variant="quiet" className="min-h-12" onClick={() => setTyped(undefined)}>
          Cancel
        </Button>
      </form>
    );
  }
  return (
    <Menu
      label="Scale"
      align="end"
      trigger={
        <Button variant="secondary">
          {shown === servings ? 'Scale' : `For ${formatNumber(roundTo(shown, 2))} servings`}
          <ChevronDown size={18} aria-hidden="true" />
        </Button>
      }
    >
      {shown !== servings && <MenuItem onSelect={() => onScale(1)}>As written</MenuItem>}
      {FACTORS.map(({ factor, label }) => (
        <MenuItem key={factor} onSelect={() => onScale(factor)}>
          {label}: {formatNumber(roundTo(servings * factor, 2))} servings
        </MenuItem>
      ))}
      <MenuItem onSelect={() => setTyped('')}>Other number of servings</MenuItem>
    </Menu>
  );
}
