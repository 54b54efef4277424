import {
  type MeasurementEntry,
  type MeasurementInput,
  measurementProblem,
} from '@fitarc/contract/measurements';
import { isLocalDate, type LocalDate } from '@fitarc/domain/local-date';
import {
  MEASUREMENT_BOUNDS,
  MEASUREMENT_KINDS,
  MEASUREMENTS,
  type MeasurementKind,
} from '@fitarc/domain/measurement';
import { type FormEvent, useState } from 'react';
import { failureOf } from '../../../lib/failure.ts';
import { readNumber } from '../../../lib/typed-number.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { type Units, unitOf } from '../measurement-figures.ts';
import { formatMeasurement } from '../measurement-text.ts';

interface Props {
  readonly today: LocalDate;
  readonly units: Units;
  readonly entries: readonly MeasurementEntry[];
  /** What is corrected, in the unit it was logged in; a new one begins with today. */
  readonly start: MeasurementEntry | undefined;
  readonly startKind: MeasurementKind;
  /** Throws when it cannot be stored. */
  onSave(input: MeasurementInput): Promise<void>;
  onClose(): void;
}

const KINDS = MEASUREMENT_KINDS.map((kind) => ({ value: kind, label: MEASUREMENTS[kind].label }));

const problemOfDate = (date: string, today: LocalDate) => {
  if (!isLocalDate(date)) return 'Date is required';
  return date > today ? 'A measurement cannot be logged for a future day' : undefined;
};

/** The number is text to the browser: a number field would swallow a decimal comma. */
export function MeasurementForm({ today, units, entries, start, startKind, onSave, onClose }: Props) {
  const [kind, setKind] = useState(start?.kind ?? startKind);
  const [typedDate, setDate] = useState(start?.date);
  const [typed, setTyped] = useState(start ? String(start.value) : '');
  const [submitted, setSubmitted] = useState(false);
  const unit = start?.unit ?? unitOf(kind, units);
  const { min, max } = MEASUREMENT_BOUNDS[unit];
  const date = typedDate ?? today;
  const value = readNumber(typed);
  const isGood = value !== undefined && value >= min && value <= max;
  const dateProblem = problemOfDate(date, today);
  const there = start ? undefined : entries.find((entry) => entry.kind === kind && entry.date === date);

  const saving = useWrite({
    send: onSave,
    onSuccess: onClose,
    closes: true,
    toFailure: (error) => failureOf(error, 'Failed to save your measurement'),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSubmitted(true);
    if (!isGood || dateProblem) {
      event.currentTarget.querySelector<HTMLElement>(isGood ? '[type=date]' : 'input')?.focus();
      return;
    }
    void saving.write({ date: date as LocalDate, kind, value, unit });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {!start && (
        <SelectField
          label="Measurement"
          options={KINDS}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value as MeasurementKind)}
        />
      )}
      <div className="grid items-start gap-4 min-[26rem]:grid-cols-2">
        <TextField
          label="Value"
          suffix={unit}
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          maxLength={8}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={submitted && !isGood ? measurementProblem(kind, unit) : undefined}
        />
        <DateField
          label="Date"
          max={today}
          value={date}
          onChange={(event) => setDate(event.currentTarget.value)}
          hint={there && `Replaces ${formatMeasurement(there.value, there.unit)} logged for this day`}
          error={submitted ? dateProblem : undefined}
        />
      </div>
      <FailureNotice failure={saving.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={saving.isPending} busyLabel="Saving…">
          Save Measurement
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
