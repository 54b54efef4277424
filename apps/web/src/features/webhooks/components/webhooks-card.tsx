import type { CreatedWebhook, Webhook } from '@fitarc/contract/webhooks';
import { MOST_WEBHOOKS, WEBHOOK_EVENTS } from '@fitarc/domain/webhook';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../ui/data/badge.tsx';
import { EntriesCard } from '../../../ui/data/entries-card.tsx';
import { EntryRow } from '../../../ui/data/entry-row.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { webhooksQuery } from '../webhooks.queries.ts';
import { ManageWebhook } from './manage-webhook.tsx';
import { NewWebhook } from './new-webhook.tsx';

export function WebhooksCard({ isShown }: { isShown: boolean }) {
  const queryClient = useQueryClient();
  const webhooks = useQuery({ ...webhooksQuery(), enabled: isShown });
  const [isOpen, setOpen] = useState(false);
  const [created, setCreated] = useState<CreatedWebhook>();
  const [managedId, setManagedId] = useState<number | string>();
  const refresh = () => queryClient.invalidateQueries(webhooksQuery());
  const managed = webhooks.data?.find(({ webhook_id }) => webhook_id === managedId);
  return (
    <>
      <EntriesCard
        title="Webhooks"
        lead="FitArc notifies these addresses when something happens, for example your home automation."
        entries={webhooks}
        row={(webhook) => (
          <WebhookRow
            key={webhook.webhook_id}
            webhook={webhook}
            onManage={() => setManagedId(webhook.webhook_id)}
          />
        )}
        shownOnce={
          created && {
            text: 'Messages are signed with this secret. Copy it now. You won’t see it again.',
            label: 'Secret',
            secret: created.secret,
          }
        }
        addLabel="New webhook"
        onAdd={() => setOpen(true)}
        limit={MOST_WEBHOOKS}
        limitText={`You have ${MOST_WEBHOOKS} webhooks. Delete one to add another.`}
      />
      {isOpen && (
        <NewWebhook
          onClose={() => setOpen(false)}
          onCreated={async (webhook) => {
            setCreated(webhook);
            setOpen(false);
            await refresh();
          }}
        />
      )}
      {managed && (
        <ManageWebhook webhook={managed} onClose={() => setManagedId(undefined)} onChanged={refresh} />
      )}
    </>
  );
}

const STATES = { active: undefined, paused: 'Paused', off: 'Switched off' } as const;

function WebhookRow({ webhook, onManage }: { webhook: Webhook; onManage: () => void }) {
  const state = STATES[webhook.state];
  return (
    <EntryRow
      icon={<ExternalLink />}
      title={webhook.address}
      detail={
        <>
          {webhook.events.map((event) => WEBHOOK_EVENTS[event]).join(' · ')}{' '}
          {state && <Badge tone={webhook.state === 'off' ? 'danger' : 'neutral'}>{state}</Badge>}
        </>
      }
      action={
        <Button variant="quiet" aria-label={`Manage ${webhook.address}`} onClick={onManage}>
          Manage
        </Button>
      }
    />
  );
}
