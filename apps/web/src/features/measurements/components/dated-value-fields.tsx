import type { LocalDate } from '@fitarc/domain/local-date';
import { DateField } from '../../../ui/form/date-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { useDatedValue } from '../use-dated-value.ts';

interface Props {
  readonly label: string;
  readonly unit: string;
  readonly today: LocalDate;
  readonly fields: ReturnType<typeof useDatedValue>;
  /** Why the value cannot be saved. */
  readonly problem: string;
  readonly dateHint?: string | undefined;
}

export function DatedValueFields({ label, unit, today, fields, problem, dateHint }: Props) {
  return (
    <div className="grid items-start gap-4 min-[26rem]:grid-cols-2">
      <TextField
        label={label}
        suffix={unit}
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        maxLength={8}
        value={fields.typed}
        onChange={(event) => fields.setTyped(event.currentTarget.value)}
        error={fields.isWrong ? problem : undefined}
      />
      <DateField
        label="Date"
        max={today}
        value={fields.date}
        onChange={(event) => fields.setDate(event.currentTarget.value)}
        hint={dateHint}
        error={fields.dateProblem}
      />
    </div>
  );
}
