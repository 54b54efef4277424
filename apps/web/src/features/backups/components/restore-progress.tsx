import type { RestoreProgress as Progress } from '@fitarc/contract/backups';
import type { ReactNode } from 'react';
import { formatWhole } from '../../../lib/format-number.ts';
import { Notice } from '../../../ui/data/notice.tsx';
import { Spinner } from '../../../ui/data/spinner.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { timeWords } from '../backups-text.ts';
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
          The audit log shows whether the backup was restored. If it has no entry, nothing changed.
        </Notice>
      </End>
    );
  if (!state) return <Working words="Starting…" rows={0} />;
  if (state.stage === 'failed')
    return (
      <End onPress={onBack} label="Back">
        <Notice tone="danger" title="The backup was not restored">
          {state.error} Nothing was changed.
        </Notice>
      </End>
    );
  if (state.stage !== 'done') return <Working words={STAGES[state.stage]} rows={state.rows} />;
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
      FitArc has the data of {timeWords(made_at ?? '')} again:{' '}
      {members === 1 ? '1 account' : `${formatWhole(members)} accounts`}, with the passwords they had then.
    </p>
    <p className="mt-2 wrap-anywhere">
      {administrators.length === 1 ? 'The administrator is ' : 'The administrators are '}
      {administrators.join(', ')}.
    </p>
    {restore_point && (
      <p className="mt-2 wrap-anywhere">
        To undo this, restore the backup made right before: {restore_point}.
      </p>
    )}
  </>
);

const Working = ({ words, rows }: { words: string; rows: number }) => (
  <div role="status" className="flex min-h-32 items-center gap-4">
    <Spinner />
    <div>
      <p className="font-strong">{words}</p>
      <p className="text-sm text-ink-2 tabular-nums">
        {rows > 0 ? `${formatWhole(rows)} rows` : 'Nobody can use FitArc until this is done.'}
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
