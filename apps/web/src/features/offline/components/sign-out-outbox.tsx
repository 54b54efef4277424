import { pluralize } from '@fitarc/domain/pluralize';
import { useState } from 'react';
import { flush } from '../../../lib/offline/layer.ts';
import { outboxNow } from '../../../lib/offline/outbox.ts';
import { dropRows } from '../../../lib/offline/outbox-transactions.ts';
import { Notice } from '../../../ui/data/notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { shownEntries } from '../outbox-line.ts';
import { useOutbox } from '../use-outbox.ts';

interface Props {
  readonly open: boolean;
  onOpenChange(open: boolean): void;
  signOut(): void;
}

/** Signing out while something waits to be sent. */
export function SignOutOutbox({ open, onOpenChange, signOut }: Props) {
  const count = shownEntries(useOutbox()).length;
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');

  async function sendNow() {
    setState('sending');
    await flush(true);
    if (outboxNow().length === 0) signOut();
    else setState('failed');
  }

  async function throwAway() {
    await dropRows(outboxNow());
    signOut();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`${pluralize(count, 'thing')} not saved yet`}
      description="Only this device has what you entered. Send it before you sign out, or keep it here until you log in again."
    >
      <div className="grid gap-3">
        {state === 'failed' && (
          <Notice tone="danger">
            Not everything could be sent. Keep the rest on this device or try again.
          </Notice>
        )}
        <Button busy={state === 'sending'} busyLabel="Sending…" onClick={() => void sendNow()}>
          Send now
        </Button>
        <Button variant="secondary" onClick={signOut}>
          Keep on this device
        </Button>
        <Button variant="danger-outline" onClick={() => void throwAway()}>
          Throw away
        </Button>
      </div>
    </Dialog>
  );
}
