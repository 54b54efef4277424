import { WEIGHT_PROBLEM, type WeightInput } from '@fitarc/contract/weights';
import { isLocalDate, type LocalDate } from '@fitarc/domain/local-date';
import { isWeightInBounds } from '@fitarc/domain/profile';
import type { WeightUnit } from '@fitarc/domain/units';
import { type FormEvent, type ReactNode, useState } from 'react';
import { failureOf } from '../../../lib/failure.ts';
import { readNumber } from '../../../lib/typed-number.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';

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

const problemOfDate = (date: string, today: LocalDate) => {
  if (!isLocalDate(date)) return 'Date is required';
  return date > today ? 'A weight cannot be logged for a future day' : undefined;
};

/** A weight and its day. The number is text to the browser: a number field would swallow a decimal comma. */
export function WeightForm({ today, unit, start, submitLabel, onSave, children }: Props) {
  const [typedDate, setDate] = useState(start?.date);
  const [typed, setTyped] = useState(start ? String(start.weight) : '');
  const [submitted, setSubmitted] = useState(false);
  const date = typedDate ?? today;
  const weight = readNumber(typed);
  const isGood = weight !== undefined && isWeightInBounds(weight);
  const dateProblem = problemOfDate(date, today);

  const saving = useWrite({
    send: onSave,
    onSuccess: () => {
      setSubmitted(false);
      if (start) return;
      setTyped('');
      setDate(undefined);
    },
    toFailure: (error) => failureOf(error, 'Failed to save your weight'),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSubmitted(true);
    if (!isGood || dateProblem) {
      event.currentTarget.querySelector<HTMLElement>(isGood ? '[type=date]' : 'input')?.focus();
      return;
    }
    void saving.write({ date: date as LocalDate, weight, unit });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid items-start gap-4 min-[26rem]:grid-cols-2">
        <TextField
          label="Weight"
          suffix={unit}
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          maxLength={8}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={submitted && !isGood ? `${WEIGHT_PROBLEM} ${unit}` : undefined}
        />
        <DateField
          label="Date"
          max={today}
          value={date}
          onChange={(event) => setDate(event.currentTarget.value)}
          error={submitted ? dateProblem : undefined}
        />
      </div>
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
