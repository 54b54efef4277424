import type { BackupState } from '@fitarc/contract/backups';
import { type ReactNode, useId } from 'react';
import { formatWhole } from '../../../lib/format-number.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { Notice } from '../../../ui/data/notice.tsx';
import { Spinner } from '../../../ui/data/spinner.tsx';
import { keepWords, timeWords, WARNING_WORDS } from '../backups-text.ts';

/** Whether the data is safe, and where. */
export function StatusCard({ state }: { state: BackupState }) {
  const id = useId();
  const { last_good_at, next_at, folder, keep, encrypted, running } = state;
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title="Status" />
      <div className="grid gap-4">
        <Warning {...state} />
        {running && (
          <p role="status" className="flex items-center gap-3">
            <Spinner />
            <span>
              A backup is being made.{' '}
              {running.rows > 0 && (
                <span className="text-ink-2 tabular-nums">{formatWhole(running.rows)} rows</span>
              )}
            </span>
          </p>
        )}
        <dl className="grid grid-cols-[minmax(6rem,auto)_minmax(0,1fr)] gap-x-6 gap-y-2">
          <Fact label="Last backup">{last_good_at ? timeWords(last_good_at) : 'None yet'}</Fact>
          <Fact label="Next backup">{next_at ? timeWords(next_at) : 'Off'}</Fact>
          <Fact label="Kept">{keepWords(keep)}</Fact>
          <Fact label="Folder">{folder}</Fact>
          <Fact label="Encrypted">{encrypted ? 'Yes' : 'No'}</Fact>
        </dl>
      </div>
    </Card>
  );
}

function Warning({ warning, last_error }: BackupState) {
  if (!warning) return null;
  return warning === 'failed' ? (
    <Notice tone="danger" title={WARNING_WORDS.failed}>
      {last_error}
    </Notice>
  ) : (
    <Notice tone="warning">{WARNING_WORDS[warning]}</Notice>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="py-0.5 text-sm text-ink-2">{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </>
);
