import type { Webhook } from '@fitarc/contract/webhooks';
import type { WebhookEvent } from '@fitarc/domain/webhook';
import { useState } from 'react';
import { failureUnder } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Notice } from '../../../ui/data/notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { AlertDialog, Dialog } from '../../../ui/overlay/lazy-overlays.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { deleteWebhook, updateWebhook } from '../webhooks.queries.ts';
import { Deliveries } from './deliveries.tsx';
import { EventBoxes } from './event-boxes.tsx';

interface ManageProps {
  readonly webhook: Webhook;
  readonly onClose: () => void;
  readonly onChanged: () => Promise<unknown>;
}

const same = (a: readonly string[], b: readonly string[]) => a.join() === b.join();

export function ManageWebhook({ webhook, onClose, onChanged }: ManageProps) {
  const { webhook_id: id, state } = webhook;
  const [events, setEvents] = useState<WebhookEvent[]>([...webhook.events]);
  const [deleting, setDeleting] = useState(false);
  const saving = useWrite({
    send: (changes: { events?: WebhookEvent[]; active?: boolean }) => updateWebhook(id, changes),
    toFailure: (error) => failureUnder(error, 'Failed to change the webhook'),
    onSuccess: onChanged,
  });
  const isOn = state === 'active';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Webhook"
      description={<span className="wrap-anywhere">{webhook.address}</span>}
    >
      <div className="grid gap-6">
        {state === 'off' && (
          <Notice tone="warning">
            Nothing could be delivered for more than a day, so it was switched off.
          </Notice>
        )}
        <EventBoxes
          events={events}
          onChange={setEvents}
          error={events.length > 0 ? undefined : 'Please choose at least one event'}
        />
        <div className="flex flex-wrap gap-3">
          <Button
            disabled={events.length === 0 || same(events, webhook.events)}
            busy={saving.isPending && saving.pendingInput?.events !== undefined}
            onClick={() => void saving.write({ events })}
          >
            Save
          </Button>
          <Button
            variant="secondary"
            busy={saving.isPending && saving.pendingInput?.active !== undefined}
            onClick={() => void saving.write({ active: !isOn })}
          >
            {isOn ? 'Pause' : 'Switch on'}
          </Button>
          <Button variant="danger-outline" onClick={() => setDeleting(true)}>
            Delete
          </Button>
        </div>
        <FailureNotice failure={saving.failure} />
        <Deliveries webhookId={id} paused={deleting} />
      </div>
      {deleting && (
        <DeleteWebhook webhook={webhook} onClose={() => setDeleting(false)} onDeleted={onChanged} />
      )}
    </Dialog>
  );
}

interface DeleteProps {
  readonly webhook: Webhook;
  readonly onClose: () => void;
  readonly onDeleted: () => Promise<unknown>;
}

function DeleteWebhook({ webhook, onClose, onDeleted }: DeleteProps) {
  const removing = useWrite({
    closes: true,
    send: () => deleteWebhook(webhook.webhook_id),
    toFailure: (error) => failureUnder(error, 'Failed to delete the webhook'),
    onSuccess: async () => {
      toast({ message: 'Webhook deleted', tone: 'success' });
      await onDeleted();
    },
  });
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete this webhook?"
      description="Nothing more is sent to this address, and its delivery history is deleted."
      confirmLabel="Delete webhook"
      cancelLabel="Keep it"
      destructive
      busy={removing.isPending}
      onConfirm={() => void removing.write(undefined)}
    >
      <FailureNotice failure={removing.failure} />
    </AlertDialog>
  );
}
