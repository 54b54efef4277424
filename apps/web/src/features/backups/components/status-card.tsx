import type { BackupState, BackupWarning } from '@fitarc/contract/backups';
import { type ReactNode, useId } from 'react';
import { timeWords } from '../../../lib/time-text.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { Notice } from '../../../ui/data/notice.tsx';
import { Spinner } from '../../../ui/data/spinner.tsx';
import { keepWords, rowWords } from '../backups-text.ts';
import { WARNING_WORDS } from '../warning-words.ts';

/** Whether the data is safe, and where. */
export function StatusCard({ state }: { state: BackupState }) {
  const id = useId();
  const { last_good_at, next_at, folder, keep, encrypted, running } = state;
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title="Status" />
      <div className="grid gap-4">
        <Warning {...state} />
        <OtherServers names={state.other_nodes} />
        {running && (
          <div className="flex items-center gap-3">
            <Spinner />
            <div>
              <p role="status">A backup is being made.</p>
              <p className="text-sm text-ink-2 tabular-nums empty:hidden">{rowWords(running)}</p>
            </div>
          </div>
        )}
        <dl className="grid grid-cols-[minmax(6rem,auto)_minmax(0,1fr)] gap-x-6 gap-y-2">
          <Fact label="Last backup">{timeWords(last_good_at) || 'None yet'}</Fact>
          <Fact label="Next backup">{timeWords(next_at) || 'Off'}</Fact>
          <Fact label="Kept">{keepWords(keep)}</Fact>
          <Fact label="Folder">{folder}</Fact>
          <Fact label="Encrypted">{encrypted ? 'Yes' : 'No'}</Fact>
        </dl>
      </div>
    </Card>
  );
}

const ADVICE: Record<Exclude<BackupWarning, 'failed'>, string> = {
  late: 'Check that FitArc runs at the time of the backup.',
  off: 'To turn them on, set BACKUP_AT.',
};

function Warning({ warning, last_error }: BackupState) {
  if (!warning) return null;
  return (
    <Notice tone={warning === 'failed' ? 'danger' : 'warning'} title={WARNING_WORDS[warning]}>
      {warning === 'failed' ? last_error : ADVICE[warning]}
    </Notice>
  );
}

const OtherServers = ({ names }: { names: readonly string[] }) =>
  names.length > 0 && (
    <Notice title="Other FitArc servers use the same database">
      {names.join(', ')}. Stop them before you restore or upload a backup. If one crashed, wait two minutes.
    </Notice>
  );

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="py-0.5 text-sm text-ink-2">{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </>
);
