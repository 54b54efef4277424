import type { LocalDate } from '@fitarc/domain/local-date';
import { useState } from 'react';
import { dayAndYear } from '../../../ui/data/day-names.ts';
import { Button } from '../../../ui/form/button.tsx';

const AT_ONCE = 5;

// The button that was pressed is gone: the first of what it brought takes the focus.
const focus = (button: HTMLButtonElement | null) => button?.focus();

interface Props {
  readonly days: readonly LocalDate[];
  onOpen(day: LocalDate): void;
}

/** Days after today have no square, but what is logged for them can be found. */
export function DaysAhead({ days, onOpen }: Props) {
  const [all, setAll] = useState(false);
  if (days.length === 0) return null;
  const shown = all ? days : days.slice(0, AT_ONCE);
  const rest = days.length - shown.length;
  return (
    <div className="mt-2 flex flex-wrap items-center text-sm text-ink-2">
      <p className="mr-1">In the future:</p>
      {shown.map((day, index) => (
        <Button
          key={day}
          variant="quiet"
          aria-haspopup="dialog"
          ref={index === AT_ONCE ? focus : undefined}
          onClick={() => onOpen(day)}
        >
          {dayAndYear(day)}
        </Button>
      ))}
      {rest > 0 && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          + {rest} more
        </Button>
      )}
    </div>
  );
}
