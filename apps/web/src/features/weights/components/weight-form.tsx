import { WEIGHT_PROBLEM, type WeightInput } from '@fitarc/contract/weights';
import type { LocalDate } from '@fitarc/domain/local-date';
import { isWeightInBounds } from '@fitarc/domain/profile';
import type { WeightUnit } from '@fitarc/domain/units';
import type { FormEvent, ReactNode } from 'react';
import { failureOf } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { DatedValueFields } from '../../measurements/components/dated-value-fields.tsx';
import { useDatedValue } from '../../measurements/use-dated-value.ts';

interface Props {
  readonly today: LocalDate;
  readonly unit: WeightUnit;
  /** What is corrected; a new weighing begins with today. */
  readonly start?: { readonly date: string; readonly weight: number } | undefined;
  readonly submitLabel: string;
  /** Throws when it cannot be stored. */
  onSave(input: WeightInput): Promise<void>;
  readonly children?: ReactNode;
}

/** A weight and its day. */
export function WeightForm({ today, unit, start, submitLabel, onSave, children }: Props) {
  const fields = useDatedValue({
    today,
    start: start && { date: start.date, value: start.weight },
    subject: 'A weight',
    isInBounds: isWeightInBounds,
  });
  const saving = useWrite({
    send: onSave,
    onSuccess: fields.reset,
    toFailure: (error) => failureOf(error, 'Failed to save your weight'),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    const entered = fields.submit(event);
    if (entered) void saving.write({ date: entered.date, weight: entered.value, unit });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <DatedValueFields
        label="Weight"
        unit={unit}
        today={today}
        fields={fields}
        problem={`${WEIGHT_PROBLEM} ${unit}`}
      />
      <FailureNotice failure={saving.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={saving.isPending} busyLabel="Saving…">
          {submitLabel}
        </Button>
        {children}
      </div>
    </form>
  );
}
