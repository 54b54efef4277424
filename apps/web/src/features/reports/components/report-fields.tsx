import { REPORT_REASONS, type ReportReason } from '@fitarc/domain/food';
import { RadioCards } from '../../../ui/form/radio-cards.tsx';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import { type Choice, REASON_LENGTH } from '../report-reasons.ts';
import { REASON_WORDS } from '../report-text.ts';

const REASONS = REPORT_REASONS.map((value) => ({ value, ...REASON_WORDS[value] }));

interface Props extends Choice {
  readonly problem: string | undefined;
  onReason(reason: ReportReason): void;
  onWords(words: string): void;
}

export function ReportFields({ reason, words, problem, onReason, onWords }: Props) {
  const other = reason === 'other';
  return (
    <>
      <RadioCards
        legend="What is wrong with it?"
        name="report-reason"
        columns={1}
        options={REASONS}
        value={reason ?? null}
        error={other ? undefined : problem}
        onChange={(event) => onReason(event.target.value as ReportReason)}
      />
      {other && (
        <TextAreaField
          label="Reason in your own words"
          hint={`${words.length} of ${REASON_LENGTH} characters`}
          maxLength={REASON_LENGTH}
          error={problem}
          value={words}
          onChange={(event) => onWords(event.target.value)}
        />
      )}
    </>
  );
}
