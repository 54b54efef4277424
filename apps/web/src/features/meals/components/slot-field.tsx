import type { MealSlot } from '@fitarc/domain/meal';
import { useMealLayout } from '../../../lib/preferences.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';

interface Props<S extends MealSlot | ''> {
  /** '' where it may belong to none. */
  readonly slot: S;
  onChange(slot: S): void;
}

export function SlotField<S extends MealSlot | ''>({ slot, onChange }: Props<S>) {
  const { slots } = useMealLayout();
  const options = slots.map(({ slot: value, name }) => ({ value, label: name }));
  return (
    <SelectField
      label="Meal"
      options={slot === '' ? [{ value: '', label: 'None' }, ...options] : options}
      value={slot}
      onChange={(event) => onChange(event.target.value as S)}
    />
  );
}
