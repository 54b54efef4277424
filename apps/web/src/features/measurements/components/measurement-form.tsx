import {
  type MeasurementEntry,
  type MeasurementInput,
  measurementProblem,
} from '@fitarc/contract/measurements';
import type { LocalDate } from '@fitarc/domain/local-date';
import {
  MEASUREMENT_BOUNDS,
  MEASUREMENT_KINDS,
  MEASUREMENTS,
  type MeasurementKind,
} from '@fitarc/domain/measurement';
import { type FormEvent, useState } from 'react';
import { failureOf } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { type Units, unitOf } from '../measurement-figures.ts';
import { formatMeasurement } from '../measurement-text.ts';
import { useDatedValue } from '../use-dated-value.ts';
import { DatedValueFields } from './dated-value-fields.tsx';

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

export function MeasurementForm({ today, units, entries, start, startKind, onSave, onClose }: Props) {
  const [kind, setKind] = useState(start?.kind ?? startKind);
  const unit = start?.unit ?? unitOf(kind, units);
  const { min, max } = MEASUREMENT_BOUNDS[unit];
  const fields = useDatedValue({
    today,
    start,
    subject: 'A measurement',
    isInBounds: (value) => value >= min && value <= max,
  });
  const there = start
    ? undefined
    : entries.find((entry) => entry.kind === kind && entry.date === fields.date);

  const saving = useWrite({
    send: onSave,
    onSuccess: onClose,
    closes: true,
    toFailure: (error) => failureOf(error, 'Failed to save your measurement'),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    const entered = fields.submit(event);
    if (entered) void saving.write({ ...entered, kind, unit });
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
      <DatedValueFields
        label="Value"
        unit={unit}
        today={today}
        fields={fields}
        problem={measurementProblem(kind, unit)}
        dateHint={there && `Replaces ${formatMeasurement(there.value, there.unit)} logged for this day`}
      />
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
