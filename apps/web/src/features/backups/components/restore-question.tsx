import type { Backup } from '@fitarc/contract/backups';
import { useState } from 'react';
import { failureUnder } from '../../../lib/failure.ts';
import { timeWords } from '../../../lib/time-text.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { ExactField } from '../../../ui/form/exact-field.tsx';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { isDismissed, useRecentSignIn } from '../../security/use-recent-sign-in.tsx';
import { startRestore } from '../backups.queries.ts';
import { KeyField } from './key-field.tsx';

const WORD = 'RESTORE';

interface Props {
  readonly backup: Backup;
  readonly open: boolean;
  onStarted(ticket: string): void;
  onClose(): void;
}

/** A word is typed: what members have entered since then disappears from their screens. */
export function RestoreQuestion({ backup, open, onStarted, onClose }: Props) {
  const { run, dialog } = useRecentSignIn();
  const [typed, setTyped] = useState('');
  const [identity, setIdentity] = useState('');
  const [tried, setTried] = useState(false);
  const restoring = useWrite({
    closes: true,
    send: () => run(() => startRestore({ name: backup.name, identity })),
    keyContent: () => backup.name,
    onSuccess: onStarted,
    onError: isDismissed,
    toFailure: (error) => failureUnder(error, 'The restore could not be started'),
  });
  const problems = {
    typed: typed.trim().toUpperCase() === WORD ? undefined : `Type ${WORD}`,
    identity: !backup.encrypted || identity.trim() ? undefined : 'Please enter the secret key',
  };
  const confirm = () => {
    setTried(true);
    if (!problems.typed && !problems.identity) void restoring.write(undefined);
  };
  return (
    <>
      <AlertDialog
        open={open}
        onOpenChange={(next) => !next && onClose()}
        title={`Restore the backup of ${timeWords(backup.made_at)}?`}
        description="All data of all members goes back to what it was then. A backup of the current data is made first, so you can undo this. Nobody can use FitArc in the meantime, and everyone has to log in again afterward."
        confirmLabel="Restore"
        destructive
        busy={restoring.isPending}
        busyLabel="Starting…"
        onConfirm={confirm}
      >
        <div className="grid gap-4">
          {backup.encrypted && (
            <KeyField value={identity} error={tried ? problems.identity : undefined} onChange={setIdentity} />
          )}
          <ExactField
            label={`Type ${WORD} to confirm`}
            autoCapitalize="characters"
            value={typed}
            error={tried ? problems.typed : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
          <FailureNotice failure={restoring.failure} />
        </div>
      </AlertDialog>
      {dialog}
    </>
  );
}
