import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { type Failure, failureOf } from '../../../lib/failure.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';

interface Props {
  readonly label: string;
  readonly busyLabel: string;
  readonly act: () => Promise<void>;
  /** In place of the server's sentence. */
  readonly onDeadLink?: () => void;
}

/** The one button of a page that a link in a mail leads to. */
export function LinkAction({ label, busyLabel, act, onDeadLink }: Props) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const press = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await act();
    } catch (error) {
      if (onDeadLink && error instanceof ApiError && error.status === 400) onDeadLink();
      else setFailure(failureOf(error, 'This did not work. Please try again.'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-5">
      <FailureNotice failure={failure} />
      <Button variant="primary" size="lg" full busy={busy} busyLabel={busyLabel} onClick={press}>
        {label}
      </Button>
    </div>
  );
}
