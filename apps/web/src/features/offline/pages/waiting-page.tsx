import { TITLES } from '@fitarc/contract/page-titles';
import { Check, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { OutboxRow } from '../../../lib/offline/database.ts';
import { flush } from '../../../lib/offline/layer.ts';
import { addRow } from '../../../lib/offline/outbox-transactions.ts';
import { discard, overwrite } from '../../../lib/offline/waiting.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Card } from '../../../ui/data/card.tsx';
import { EmptyState } from '../../../ui/data/empty-state.tsx';
import { useFocusNextRow } from '../../../ui/data/use-focus-next-row.ts';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { useUndo } from '../../../ui/overlay/use-undo.ts';
import { WaitingEntry } from '../components/waiting-entry.tsx';
import { shownEntries } from '../outbox-line.ts';
import { titleOf } from '../outbox-text.ts';
import { useConnection, useOutbox } from '../use-outbox.ts';

const refresh = () => void queryClient.invalidateQueries();

/** What is on this device and not on the server yet. */
export function WaitingPage() {
  const rows = shownEntries(useOutbox());
  const { lost } = useConnection();
  const [isSending, setIsSending] = useState(false);
  const { list, leaving } = useFocusNextRow<HTMLUListElement>(rows);
  const undo = useUndo();

  async function sendNow() {
    setIsSending(true);
    await flush(true);
    setIsSending(false);
  }

  async function drop(row: OutboxRow) {
    leaving(row);
    await discard(row);
    refresh();
    const { seq: _seq, ...again } = row;
    const isGone = row.tries === 0 || row.state !== 'waiting';
    if (isGone)
      undo.offer(`${row.effect ? titleOf(row.effect) : 'Entry'} discarded`, () => void bringBack(again));
    else void flush(true);
  }

  async function bringBack(row: OutboxRow) {
    await addRow(row);
    refresh();
  }

  async function keepMine(row: OutboxRow) {
    leaving(row);
    await overwrite(row);
    await sendNow();
  }

  return (
    <Page
      title={TITLES['/waiting']}
      narrow
      lead="Saved on this device. Sent when the server answers."
      actions={
        rows.length > 0 && (
          <Button
            variant="secondary"
            icon={<RefreshCw size={18} aria-hidden="true" />}
            busy={isSending}
            busyLabel="Sending…"
            onClick={() => void sendNow()}
          >
            Send now
          </Button>
        )
      }
    >
      {rows.length === 0 ? (
        <EmptyState
          icon={<Check />}
          title={lost ? 'Nothing waits' : 'Everything is saved'}
          action={<ButtonLink to="/dashboard">Go to the dashboard</ButtonLink>}
        >
          What you log without a connection shows up here until the server has it.
        </EmptyState>
      ) : (
        <Card>
          <ul ref={list} aria-label="Waiting entries" className="-my-3">
            {rows.map((row) => (
              <WaitingEntry
                key={row.id}
                row={row}
                onDiscard={(one) => void drop(one)}
                onKeepMine={(one) => void keepMine(one)}
              />
            ))}
          </ul>
        </Card>
      )}
    </Page>
  );
}
