import type { LocalDate } from '@fitarc/domain/local-date';
import { LOG_BOUNDS, WORKOUT_TYPES } from '@fitarc/domain/workout';
import type { ReactNode } from 'react';
import { DateField } from '../../../../ui/form/date-field.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import type { WorkoutDraft } from '../workout-draft.ts';
import type { WrongField } from '../workout-problems.ts';

const TYPES = WORKOUT_TYPES.map((type) => ({ value: type, label: type }));

type Details = Pick<WorkoutDraft, 'type' | 'name' | 'date'>;

interface Props extends Details {
  readonly today: LocalDate;
  /** Being done, not corrected. */
  readonly live: boolean;
  readonly wrong: readonly WrongField[];
  onChange(details: Partial<Details>): void;
  readonly children?: ReactNode;
}

/** What kind of workout it was and on which day. */
export function WorkoutBasics({ type, name, date, today, live, wrong, onChange, children }: Props) {
  return (
    <section
      aria-label="Workout"
      className="grid gap-4 lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:p-6"
    >
      <div className="flex flex-wrap gap-3">
        <SelectField
          className="min-w-0 flex-[1_1_8rem]"
          label="Workout type"
          placeholder="Choose"
          options={TYPES}
          value={type}
          aria-invalid={wrong.includes('type') || undefined}
          onChange={(event) => onChange({ type: event.target.value })}
        />
        <div className="min-w-0 flex-[1.15_1_9rem]">
          <DateField
            label="Date"
            min="1900-01-01"
            max="2100-12-31"
            value={date}
            aria-invalid={wrong.includes('date') || undefined}
            hint={date > today ? 'This date is in the future' : undefined}
            onChange={(event) => onChange({ date: event.target.value })}
          />
          {live && date !== today && (
            <button
              type="button"
              className="-mb-2 min-h-touch text-sm font-strong text-accent hover:underline"
              onClick={() => onChange({ date: today })}
            >
              Today
            </button>
          )}
        </div>
      </div>
      {type === 'Custom' && (
        <TextField
          label="Workout name"
          maxLength={LOG_BOUNDS.name}
          value={name}
          aria-invalid={wrong.includes('name') || undefined}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      )}
      {children}
    </section>
  );
}
