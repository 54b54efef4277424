import { LOG_BOUNDS } from '@fitarc/domain/workout';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { TextAreaField } from '../../../ui/text-field.tsx';
import type { Logging } from '../use-logging.ts';
import type { WorkoutDraft } from '../workout-draft.ts';

type Details = Pick<WorkoutDraft, 'duration' | 'calories' | 'notes'>;

interface Props extends Details {
  readonly logging: Logging;
  readonly submitLabel: string;
  readonly busyLabel: string;
  onChange(details: Partial<Details>): void;
  /** Beside the button. */
  readonly cancel?: ReactNode;
}

/** The rest of the form, what is wrong with it, and the button. */
export function WorkoutDetails({ logging, submitLabel, busyLabel, onChange, cancel, ...details }: Props) {
  const headingId = useId();
  const messages = useRef<HTMLDivElement>(null);
  const { problems, failure, busy } = logging;
  const said = problems.messages.join('\n') || failure?.title;
  useEffect(() => {
    if (said) messages.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);

  function submit(event: FormEvent) {
    event.preventDefault();
    logging.submit();
  }

  return (
    <Card aria-labelledby={headingId}>
      <CardHead id={headingId} title="Details" />
      <form noValidate onSubmit={submit} className="grid gap-4">
        <div className="grid grid-cols-2 gap-3">
          <NumberField
            label="Duration"
            suffix="min"
            min={0}
            max={LOG_BOUNDS.duration.max}
            step="any"
            aria-invalid={problems.fields.includes('duration')}
            value={details.duration}
            onChange={(event) => onChange({ duration: event.target.value })}
          />
          <NumberField
            label="Calories burned"
            suffix="kcal"
            min={0}
            max={LOG_BOUNDS.calories.max}
            step="any"
            aria-invalid={problems.fields.includes('calories')}
            value={details.calories}
            onChange={(event) => onChange({ calories: event.target.value })}
          />
        </div>
        <TextAreaField
          label="Notes"
          maxLength={LOG_BOUNDS.notes}
          value={details.notes}
          // The browser only brings the line with the caret out from below the bars of a phone.
          onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}
          onChange={(event) => onChange({ notes: event.target.value })}
        />
        {said && (
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
