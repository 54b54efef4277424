import { CODE_LENGTH } from '@fitarc/domain/identity';
import { type FormEvent, useState } from 'react';
import { failureOf } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { CodeField } from '../../../ui/form/code-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { confirmSecondFactor } from '../second-factor.queries.ts';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface Props {
  readonly secret: string;
  readonly uri: string;
  onTurnedOn(): void;
  onClose(): void;
}

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** Scan, enter a code, keep the recovery codes. */
export function SetUpSecondFactor({ secret, uri, onTurnedOn, onClose }: Props) {
  const [code, setCode] = useState('');
  const [codes, setCodes] = useState<readonly string[]>();
  const confirming = useWrite({
    send: () => confirmSecondFactor(code),
    toFailure: (error) => failureOf(error, 'Failed to turn on the second factor'),
    onSuccess: (answer) => {
      setCodes(answer.codes);
      onTurnedOn();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void confirming.write(undefined);
  };
  if (codes)
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title="Your recovery codes"
        description="The second factor is on. If you lose your phone, these codes let you in."
        footer={<Button onClick={onClose}>I have saved them</Button>}
      >
        <RecoveryCodes codes={codes} />
      </Dialog>
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Turn on the second factor"
      description="Scan this with an authenticator app, such as Aegis, 2FAS, Google Authenticator or your password manager."
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <div className="flex flex-wrap items-center gap-5">
          <QrCode text={uri} label="QR code for your authenticator app" />
          <div className="min-w-0 flex-[1_1_12rem] text-sm">
            <p className="text-ink-2">Or enter this key in the app:</p>
            <code className="mt-1 block font-mono break-words select-all">{inGroups(secret)}</code>
            <p className="mt-3">
              <a href={uri} className="inline-flex min-h-touch items-center">
                Open the app on this device
              </a>
            </p>
          </div>
        </div>
        <CodeField
          label="Code from the app"
          hint="Six digits. The code changes every 30 seconds."
          length={CODE_LENGTH}
          value={code}
          onChange={setCode}
          data-autofocus
        />
        <FailureNotice failure={confirming.failure} />
        <Button
          type="submit"
          full
          disabled={code.length < CODE_LENGTH}
          busy={confirming.isPending}
          busyLabel="Checking…"
        >
          Turn on
        </Button>
      </form>
    </Dialog>
  );
}
