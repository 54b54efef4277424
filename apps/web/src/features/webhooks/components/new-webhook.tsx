import type { CreatedWebhook } from '@fitarc/contract/webhooks';
import { WEBHOOK_ADDRESS_LENGTH, type WebhookEvent } from '@fitarc/domain/webhook';
import { type FormEvent, useId, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { failureUnder } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/lazy-overlays.tsx';
import { isDismissed, useRecentSignIn } from '../../security/use-recent-sign-in.tsx';
import { createWebhook } from '../webhooks.queries.ts';
import { EventBoxes } from './event-boxes.tsx';

interface NewWebhookProps {
  readonly onClose: () => void;
  readonly onCreated: (webhook: CreatedWebhook) => Promise<unknown>;
}

const isAddress = (text: string) => /^https?:\/\/[^\s/]/.test(text.trim()) && URL.canParse(text.trim());

export function NewWebhook({ onClose, onCreated }: NewWebhookProps) {
  const formId = useId();
  const { run, dialog } = useRecentSignIn();
  const [address, setAddress] = useState('');
  const [events, setEvents] = useState<WebhookEvent[]>(['workout.logged']);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<string>();
  const creating = useWrite({
    closes: true,
    send: () => run(() => createWebhook({ address: address.trim(), events })),
    toFailure: (error) => failureUnder(error, 'Failed to add the webhook'),
    onSuccess: onCreated,
    onError: (error) => {
      if (!(error instanceof ApiError) || error.body.field !== 'address') return isDismissed(error);
      setRefused(error.message);
      return true;
    },
  });
  const problems = {
    address: isAddress(address) ? refused : 'Please enter an address that starts with https:// or http://',
    events: events.length > 0 ? undefined : 'Please choose at least one event',
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setRefused(undefined);
    if (isAddress(address) && events.length > 0) void creating.write(undefined);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="New webhook"
      description="FitArc sends a signed message to this address when something happens."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={creating.isPending}>
            Add webhook
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label="Address"
          type="url"
          inputMode="url"
          placeholder="https://example.org/hook"
          maxLength={WEBHOOK_ADDRESS_LENGTH}
          autoComplete="off"
          data-autofocus
          value={address}
          error={tried ? problems.address : undefined}
          onChange={(event) => {
            setAddress(event.target.value);
            setRefused(undefined);
          }}
        />
        <EventBoxes events={events} onChange={setEvents} error={tried ? problems.events : undefined} />
        <FailureNotice failure={creating.failure} />
      </form>
      {dialog}
    </Dialog>
  );
}
