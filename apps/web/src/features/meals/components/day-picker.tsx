import type { LocalDate } from '@fitarc/domain/local-date';
import { Calendar } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { readDay } from '../chosen-day.ts';

interface Props {
  readonly day: LocalDate;
  onChoose(day: LocalDate): void;
}

function openCalendar({ currentTarget }: MouseEvent<HTMLInputElement>) {
  try {
    currentTarget.showPicker();
  } catch {
    // Where there is none, or it may not be opened, the field can still be typed into.
  }
}

/** A date field that looks like a button until it is used. */
export function DayPicker({ day, onChoose }: Props) {
  const [typed, setTyped] = useState({ day, text: String(day) });
  // Chosen elsewhere meanwhile.
  if (typed.day !== day) setTyped({ day, text: day });
  return (
    <label className="relative grid size-touch flex-none place-items-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink">
      <span className="sr-only">Choose a date</span>
      <Calendar size={20} aria-hidden="true" />
      <input
        type="date"
        title="Choose a date"
        value={typed.text}
        onClick={openCalendar}
        onChange={({ target: { value } }) => {
          setTyped({ day, text: value });
          const next = readDay(value);
          if (next && next !== day) onChoose(next);
        }}
        onBlur={() => setTyped({ day, text: day })}
        className="absolute inset-y-0 right-0 w-full cursor-pointer rounded-md border border-line-strong bg-surface px-2 text-base text-ink opacity-0 focus-visible:w-40 focus-visible:opacity-100"
      />
    </label>
  );
}
