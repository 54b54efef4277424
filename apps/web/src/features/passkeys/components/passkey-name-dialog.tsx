import { PASSKEY_NAME_MAX } from '@fitarc/domain/security';
import { type FormEvent, useState } from 'react';
import { type Failure, failureOf } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

interface Props {
  readonly title: string;
  readonly description?: string;
  readonly confirmLabel: string;
  readonly initialName: string;
  save(name: string): Promise<unknown>;
  /** Errors that are no failure: the member closed a question. */
  isDismissed?(error: unknown): boolean;
  onSaved(): unknown;
  onClose(): void;
}

const toFailure = (error: unknown): Failure => failureOf(error, 'Failed to save the passkey');

/** Asks for the name of a passkey, new or old. */
export function PasskeyNameDialog(props: Props) {
  const { title, description, confirmLabel, initialName, save, isDismissed, onSaved, onClose } = props;
  const [name, setName] = useState(initialName);
  const saving = useWrite({
    closes: true,
    send: () => save(name.trim()),
    onError: (error) => isDismissed?.(error) ?? false,
    toFailure,
    onSuccess: onSaved,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) void saving.write(undefined);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      size="sm"
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label="Name"
          hint="Helps you recognize it later"
          maxLength={PASSKEY_NAME_MAX}
          value={name}
          onChange={(event) => setName(event.target.value)}
          data-autofocus
        />
        <FailureNotice failure={saving.failure} />
        <Button type="submit" full busy={saving.isPending} disabled={!name.trim()}>
          {confirmLabel}
        </Button>
      </form>
    </Dialog>
  );
}
