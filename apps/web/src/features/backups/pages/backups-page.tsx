import type { Backup } from '@fitarc/contract/backups';
import { TITLES } from '@fitarc/contract/page-titles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Archive, Upload } from 'lucide-react';
import { useNavigate } from 'react-router';
import { failureUnder } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { RetryLine } from '../../../ui/data/retry-line.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { useRowConfirmation } from '../../../ui/data/use-row-confirmation.ts';
import { Button } from '../../../ui/form/button.tsx';
import { useFilePicker } from '../../../ui/form/use-file-picker.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { useDialogState } from '../../../ui/overlay/use-dialog-state.ts';
import { isDismissed, useRecentSignIn } from '../../security/use-recent-sign-in.tsx';
import { backupsQuery, downloadLink, refreshBackups, startBackup } from '../backups.queries.ts';
import { BACKUP_FILES } from '../backups-text.ts';
import { BackupList } from '../components/backup-list.tsx';
import { DeleteBackup } from '../components/delete-backup.tsx';
import { OldDatabase } from '../components/old-database.tsx';
import { RestoreQuestion } from '../components/restore-question.tsx';
import { StatusCard } from '../components/status-card.tsx';
import { UploadProgress } from '../components/upload-progress.tsx';
import { keepTicket } from '../restore-ticket.ts';
import { useUpload } from '../use-upload.ts';

const TITLE = TITLES['/admin/backups'];

export function BackupsPage() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const query = useQuery(backupsQuery());
  const { run, dialog } = useRecentSignIn();
  const restoring = useDialogState<Backup>();
  const { confirming: deleting, confirm: askToDelete, finish } = useRowConfirmation<Backup>();
  const refresh = () => refreshBackups(queryClient);
  const making = useWrite({
    send: () => startBackup(),
    onSuccess: refresh,
    onError: () => void refresh(),
    toFailure: (error) => failureUnder(error, 'The backup could not be started'),
  });
  const download = useWrite({
    send: (backup: Backup) => run(() => downloadLink(backup)),
    keyContent: ({ name }) => name,
    onSuccess: (link) => window.location.assign(link),
    onError: isDismissed,
    toFailure: (error) => failureUnder(error, 'The backup could not be downloaded'),
  });
  const upload = useUpload({
    run,
    onDone: async () => {
      toast({ tone: 'success', message: 'The backup was uploaded' });
      await refresh();
    },
  });
  const picker = useFilePicker('Backup file', BACKUP_FILES, (file) => void upload.start(file));
  const state = query.data;
  return (
    <Page
      title={TITLE}
      lead="Copies of all data"
      actions={
        <>
          <Button
            icon={<Archive size={18} aria-hidden="true" />}
            busy={making.isPending}
            disabled={!state || state.running !== null}
            onClick={() => void making.write(undefined)}
          >
            Back up now
          </Button>
          <Button
            variant="secondary"
            icon={<Upload size={18} aria-hidden="true" />}
            disabled={upload.uploading !== undefined}
            onClick={picker.choose}
          >
            Upload
          </Button>
          {picker.input}
        </>
      }
    >
      {state ? (
        <div className="grid gap-5">
          <FailureNotice failure={making.failure ?? download.failure ?? upload.failure} />
          {state.old_database && <OldDatabase folder={state.old_database} onDeleted={refresh} />}
          <StatusCard state={state} />
          {upload.uploading && <UploadProgress {...upload.uploading} onStop={upload.stop} />}
          <BackupList
            backups={state.backups}
            isNightly={state.next_at !== null}
            downloading={download.pendingInput}
            onDownload={(backup) => void download.write(backup)}
            onRestore={restoring.show}
            onDelete={askToDelete}
          />
        </div>
      ) : query.isError ? (
        <RetryLine onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : (
        <div role="status" aria-label="Loading the backups" className="grid gap-5">
          <Skeleton className="h-56 rounded-lg" />
          <Skeleton className="h-72 rounded-lg" />
        </div>
      )}
      {restoring.layer && (
        <RestoreQuestion
          key={restoring.layer.key}
          backup={restoring.layer.about}
          open={restoring.layer.open}
          onStarted={(ticket) => {
            keepTicket(ticket);
            navigate('/restore');
          }}
          onClose={restoring.hide}
        />
      )}
      {deleting && (
        <DeleteBackup
          key={deleting.key}
          backup={deleting.about}
          onDeleted={async () => {
            toast({ message: 'The backup was deleted' });
            await refresh();
            finish();
          }}
          onClose={finish}
        />
      )}
      {dialog}
    </Page>
  );
}
