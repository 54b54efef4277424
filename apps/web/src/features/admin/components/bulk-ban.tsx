import { useState } from 'react';
import { Notice } from '../../../ui/data/notice.tsx';
import { ProgressBar } from '../../../ui/data/progress.tsx';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { type Account, BAN_MEANS, users } from '../accounts.ts';
import type { BanRun, Failed } from '../ban-run.ts';
import { useBulkBan } from '../use-bulk-ban.ts';
import { BanReason } from './ban-reason.tsx';

interface Props {
  readonly accounts: readonly Account[];
  readonly open: boolean;
  onBanned(account: Account): void;
  onClose(): void;
}

const FIRST = 5;

/** Those that are not banned yet: the failed ones, and the ones it did not come to. */
function remaining({ accounts, banned, failed }: BanRun) {
  const left = accounts.length - banned - failed.length;
  const untried = left > 0 ? accounts.slice(-left) : [];
  return [...failed.map(({ account }) => account), ...untried];
}

function wordsOver(run: BanRun) {
  const failed = run.failed.length;
  const untried = run.accounts.length - run.banned - failed;
  return {
    title: `${run.banned} of ${users(run.accounts.length)} banned`,
    description:
      untried > 0
        ? `Stopped with ${untried} left. Users who were not banned stay selected.`
        : 'Users who were not banned stay selected.',
    confirmLabel: untried > 0 ? 'Continue' : 'Try these again',
  };
}

function words(accounts: readonly Account[], run: BanRun | undefined, over: boolean) {
  if (run && over) return wordsOver(run);
  if (run) {
    return {
      title: `Banning ${run.banned + run.failed.length} of ${run.accounts.length}`,
      description: 'Stop finishes the bans in progress and skips the rest.',
      confirmLabel: 'Banning…',
    };
  }
  return {
    title: `Ban ${users(accounts.length)}?`,
    description: `${accounts.length === 1 ? 'This user is' : 'They are'} ${BAN_MEANS}`,
    confirmLabel: `Ban ${users(accounts.length)}`,
  };
}

export function BulkBan({ accounts, open, onBanned, onClose }: Props) {
  const [reason, setReason] = useState('');
  const { run, state, start, stop } = useBulkBan({ onBanned, onComplete: onClose });
  const over = state === 'over';
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      {...words(accounts, run, over)}
      cancelLabel={run ? 'Close' : 'Cancel'}
      destructive
      busy={run !== undefined && !over}
      onStop={state === 'running' ? stop : undefined}
      onConfirm={() => void start(run ? remaining(run) : accounts, reason.trim())}
    >
      {!run ? (
        <div className="grid gap-4">
          <FirstAddresses accounts={accounts} />
          <BanReason value={reason} many={accounts.length > 1} onChange={setReason} />
        </div>
      ) : !over ? (
        <ProgressBar
          label="Banning"
          value={run.banned + run.failed.length}
          max={run.accounts.length}
          valueText={`${run.banned + run.failed.length} of ${run.accounts.length}`}
          showLabel={false}
        />
      ) : (
        run.failed.length > 0 && <Failures failed={run.failed} />
      )}
    </AlertDialog>
  );
}

function FirstAddresses({ accounts }: { accounts: readonly Account[] }) {
  const more = accounts.length - FIRST;
  return (
    <ul className="grid gap-1 text-sm">
      {accounts.slice(0, FIRST).map(({ id, email }) => (
        <li key={id} className="wrap-anywhere">
          {email}
        </li>
      ))}
      {more > 0 && <li className="text-ink-2">and {more} more</li>}
    </ul>
  );
}

function Failures({ failed }: { failed: readonly Failed[] }) {
  return (
    <Notice tone="danger" title={`${users(failed.length)} could not be banned`}>
      <ul className="mt-1 grid gap-1">
        {failed.map(({ account, reason }) => (
          <li key={account.id} className="wrap-anywhere">
            {account.email}: {reason}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
