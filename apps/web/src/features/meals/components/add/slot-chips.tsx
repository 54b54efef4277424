import type { MealSlot } from '@fitarc/domain/meal';
import { useMealLayout } from '../../../../lib/preferences.ts';
import { cx } from '../../../../ui/cx.ts';

interface Props {
  readonly slot: MealSlot;
  onChange(slot: MealSlot): void;
}

/** Which meal of the day it is added to. */
export function SlotChips({ slot: chosen, onChange }: Props) {
  const { slots } = useMealLayout();
  return (
    <fieldset className="flex gap-1 overflow-x-auto px-4 pt-1 md:px-6">
      <legend className="sr-only">Meal</legend>
      {slots.map(({ slot, name }) => (
        <label
          key={slot}
          className={cx(
            'flex min-h-touch cursor-pointer items-center rounded-md px-2.5 text-sm font-label whitespace-nowrap has-focus-visible:outline-2',
            slot === chosen ? 'bg-accent-soft font-strong text-accent' : 'text-ink-2 hover:bg-sunken',
          )}
        >
          <input
            type="radio"
            name="slot"
            className="sr-only"
            checked={slot === chosen}
            onChange={() => onChange(slot)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
