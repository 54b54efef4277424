import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS, type WebhookEvent } from '@fitarc/domain/webhook';
import { useId } from 'react';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';

interface EventBoxesProps {
  readonly events: readonly WebhookEvent[];
  readonly onChange: (events: WebhookEvent[]) => void;
  readonly error?: string | undefined;
}

export function EventBoxes({ events, onChange, error }: EventBoxesProps) {
  const id = useId();
  const toggle = (event: WebhookEvent, on: boolean) =>
    onChange(WEBHOOK_EVENT_NAMES.filter((one) => (one === event ? on : events.includes(one))));
  return (
    <fieldset className="grid" aria-describedby={id}>
      <legend className="mb-1 text-sm font-label">Events</legend>
      <p id={id} role="alert" className="text-sm text-danger empty:hidden">
        {error}
      </p>
      {WEBHOOK_EVENT_NAMES.map((event) => (
        <CheckboxField
          key={event}
          label={WEBHOOK_EVENTS[event]}
          checked={events.includes(event)}
          onChange={({ target }) => toggle(event, target.checked)}
        />
      ))}
    </fieldset>
  );
}
