import type { RestoreProgress as Progress } from '@fitarc/contract/backups';
import type { ReactNode } from 'react';
import { formatWhole } from '../../../lib/format-number.ts';
import { timeWords } from '../../../lib/time-text.ts';
import { Notice } from '../../../ui/data/notice.tsx';
import { Spinner } from '../../../ui/data/spinner.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { rowWords } from '../backups-text.ts';
import { useRestore } from '../use-restore.ts';

const STAGES: Record<Exclude<Progress['stage'], 'done' | 'failed'>, string> = {
  checking: 'Reading the backup…',
  saving: 'Making a backup of the current data…',
  loading: 'Restoring…',
  starting: 'Restarting FitArc…',
};

interface Props {
  readonly ticket: string;
  /** After a restore: the former session may not exist any more. */
  readonly next: { readonly label: string; onPress(): void };
  /** After one that changed nothing. */
  onBack(): void;
}

/** In place of the page: nothing else works meanwhile. */
export function RestoreProgress({ ticket, next, onBack }: Props) {
  const state = useRestore(ticket);
  if (state === 'lost')
    return (
      <End onPress={next.onPress} label={next.label}>
        <Notice tone="warning" title="FitArc restarted">
          The audit log shows whether the backup was restored. Without an entry there, nothing changed.
        </Notice>
      </End>
    );
  if (!state) return <Working words="Starting…" progress={{ table: null, rows: 0 }} />;
  if (state.stage === 'failed')
    return (
      <End onPress={onBack} label="Back">
        <Notice tone="danger" title="The backup was not restored">
          {state.error} Nothing was changed.
        </Notice>
      </End>
    );
  if (state.stage !== 'done') return <Working words={STAGES[state.stage]} progress={state} />;
  return (
    <End onPress={next.onPress} label={next.label}>
      <Notice tone="success" title="The backup was restored">
        <Restored {...state} />
      </Notice>
    </End>
  );
}

const Restored = ({ made_at, members, administrators, restore_point }: Progress) => (
  <>
    <p>
      The data is as it was on {timeWords(made_at)}, with{' '}
      {members === 1 ? '1 account' : `${formatWhole(members)} accounts`}. Passwords are from that time, too,
      and everyone has to log in again.
    </p>
    <p className="mt-2 wrap-anywhere">
      {administrators.length === 1 ? 'The administrator is ' : 'The administrators are '}
      {administrators.join(', ')}.
    </p>
    {restore_point && (
      <p className="mt-2 wrap-anywhere">
        To undo this, restore the backup that was made right before it: {restore_point}.
      </p>
    )}
  </>
);

const Working = ({ words, progress }: { words: string; progress: Pick<Progress, 'table' | 'rows'> }) => (
  <div role="status" className="flex min-h-32 items-center gap-4">
    <Spinner />
    <div>
      <p className="font-strong">{words}</p>
      <p className="text-sm text-ink-2 tabular-nums">
        {rowWords(progress) || 'Nobody can use FitArc until this is done.'}
      </p>
    </div>
  </div>
);

const End = ({ children, label, onPress }: { children: ReactNode; label: string; onPress(): void }) => (
  <div className="grid justify-items-start gap-5">
    {children}
    <Button variant="primary" onClick={onPress}>
      {label}
    </Button>
  </div>
);
