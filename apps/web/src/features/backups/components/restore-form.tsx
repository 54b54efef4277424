import { login } from '@fitarc/contract/auth';
import { Upload } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { RequestNotSentError } from '../../../lib/api-error.ts';
import { fromThisDevice } from '../../../lib/device-id.ts';
import { failureOf } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { EmailField } from '../../../ui/form/email-field.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { useFilePicker } from '../../../ui/form/use-file-picker.tsx';
import { startRestore } from '../backups.queries.ts';
import { BACKUP_FILES, sizeWords } from '../backups-text.ts';
import { uploadBackup } from '../upload.ts';
import { KeyField } from './key-field.tsx';
import { UploadProgress } from './upload-progress.tsx';

const NEVER = new AbortController().signal;

interface Account {
  readonly email: string;
  readonly password: string;
}

/** The first administrator, whose session this browser does not keep: a moment later it does not exist any more. */
async function enter({ email, password }: Account): Promise<string> {
  const answer = await call(login, { body: { email, password } }, fromThisDevice());
  if ('token' in answer && answer.token && answer.user?.is_admin) return answer.token;
  throw new RequestNotSentError('Please enter the email address and password of an administrator.');
}

export function RestoreForm({ onStarted }: { onStarted(ticket: string): void }) {
  const [account, setAccount] = useState<Account>({ email: '', password: '' });
  const [file, setFile] = useState<File>();
  const [identity, setIdentity] = useState('');
  const [sent, setSent] = useState<number>();
  const [tried, setTried] = useState(false);
  const picker = useFilePicker('Backup file', BACKUP_FILES, setFile);
  const needsKey = file?.name.endsWith('.age') ?? false;
  const problems = {
    email: account.email.trim() ? undefined : 'Please enter an email address',
    password: account.password ? undefined : 'Please enter the password',
    file: file ? undefined : 'Please choose a backup file',
    identity: !needsKey || identity.trim() ? undefined : 'Please enter the secret key',
  };
  const restoring = useWrite({
    closes: true,
    keyContent: () => file?.name,
    send: async (backup: File) => {
      const token = await enter(account);
      setSent(0);
      try {
        const name = await uploadBackup(backup, { signal: NEVER, token, onProgress: setSent });
        // A long upload outlives what counts as a recent sign-in.
        return await startRestore({ name, identity }, await enter(account));
      } finally {
        setSent(undefined);
      }
    },
    onSuccess: onStarted,
    toFailure: (error) => failureOf(error, 'The backup could not be restored'),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (file && !Object.values(problems).some(Boolean)) void restoring.write(file);
  };
  if (file && sent !== undefined) return <UploadProgress name={file.name} sent={sent} size={file.size} />;
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <FailureNotice failure={restoring.failure} />
      <p className="text-ink-2">
        Log in as the administrator that FitArc created when it first started. Unless you set the password
        yourself, it was printed then and is in the file admin-credentials in the data folder.
      </p>
      <EmailField
        autoComplete="username"
        value={account.email}
        error={tried ? problems.email : undefined}
        onChange={({ target }) => setAccount({ ...account, email: target.value })}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        value={account.password}
        error={tried ? problems.password : undefined}
        onChange={({ target }) => setAccount({ ...account, password: target.value })}
      />
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            variant="secondary"
            icon={<Upload size={18} aria-hidden="true" />}
            aria-describedby="chosen-file"
            onClick={picker.choose}
          >
            {file ? 'Choose another file' : 'Choose the backup'}
          </Button>
          <span id="chosen-file" className="min-w-0 text-sm wrap-anywhere text-ink-2">
            {file ? `${file.name}, ${sizeWords(file.size)}` : ''}
          </span>
        </div>
        <p role="alert" className="text-sm text-danger empty:hidden">
          {tried ? problems.file : undefined}
        </p>
        {picker.input}
      </div>
      {needsKey && (
        <KeyField value={identity} error={tried ? problems.identity : undefined} onChange={setIdentity} />
      )}
      <Button type="submit" variant="primary" size="lg" full busy={restoring.isPending} busyLabel="Starting…">
        Restore
      </Button>
    </form>
  );
}
