import { pluralize } from '@fitarc/domain/pluralize';
import { LOG_BOUNDS } from '@fitarc/domain/workout';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Card, CardHead } from '../../../../ui/data/card.tsx';
import { FailureNotice } from '../../../../ui/data/failure-notice.tsx';
import { Notice } from '../../../../ui/data/notice.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { TextAreaField, TextField } from '../../../../ui/form/text-field.tsx';
import type { Logging } from '../use-logging.ts';
import type { WorkoutDraft } from '../workout-draft.ts';

type Details = Pick<WorkoutDraft, 'duration' | 'calories' | 'notes'>;

/** Text to the browser: a number field would swallow a decimal comma. */
const DECIMAL = { inputMode: 'decimal', autoComplete: 'off', maxLength: 10 } as const;

/** So few characters left are said. */
const NOTES_NEARLY_FULL = 200;

interface Props extends Details {
  readonly logging: Logging;
  readonly submitLabel: string;
  readonly busyLabel: string;
  onChange(details: Partial<Details>): void;
  /** Beside the button. */
  readonly cancel?: ReactNode;
}

/** The rest of the form, what is wrong with it, and the button. */
export function WorkoutDetailsForm({ logging, submitLabel, busyLabel, onChange, cancel, ...details }: Props) {
  const headingId = useId();
  const left = LOG_BOUNDS.notes - details.notes.length;
  const messages = useRef<HTMLDivElement>(null);
  const { problems, refused, failure, busy } = logging;
  useEffect(() => {
    if (refused || failure) messages.current?.scrollIntoView({ block: 'nearest' });
  }, [refused, failure]);

  function submit(event: FormEvent) {
    event.preventDefault();
    logging.submit();
  }

  return (
    <Card aria-labelledby={headingId}>
      <CardHead id={headingId} title="Details" />
      <form noValidate onSubmit={submit} className="grid gap-4">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
          <TextField
            {...DECIMAL}
            label="Duration"
            suffix="min"
            data-field="duration"
            aria-invalid={problems.fields.includes('duration') || undefined}
            value={details.duration}
            onChange={(event) => onChange({ duration: event.target.value })}
          />
          <TextField
            {...DECIMAL}
            label="Calories burned"
            suffix="kcal"
            data-field="calories"
            aria-invalid={problems.fields.includes('calories') || undefined}
            value={details.calories}
            onChange={(event) => onChange({ calories: event.target.value })}
          />
        </div>
        <TextAreaField
          label="Notes"
          className="[&>textarea]:max-h-48"
          hint={left <= NOTES_NEARLY_FULL ? `${pluralize(left, 'character')} left` : undefined}
          maxLength={LOG_BOUNDS.notes}
          value={details.notes}
          // The browser only brings the line with the caret out from below the bars of a phone.
          onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}
          onChange={(event) => onChange({ notes: event.target.value })}
        />
        {(problems.messages.length > 0 || failure) && (
          <div ref={messages} className="scroll-my-24">
            {problems.messages.length > 0 ? (
              <Notice tone="danger">{problems.messages.join('\n')}</Notice>
            ) : (
              <FailureNotice failure={failure} />
            )}
          </div>
        )}
        <div className="flex gap-3">
          {cancel}
          <Button type="submit" size="lg" full busy={busy} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
        </div>
        <p className="text-center text-sm text-ink-3">Saved on this device as you type</p>
      </form>
    </Card>
  );
}
