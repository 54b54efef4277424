import { ApiError } from '../../../lib/api-error.ts';
import { failureOf } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
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
  const action = useWrite({
    send: act,
    toFailure: (error) => failureOf(error, 'This did not work. Please try again.'),
    onError: (error) => {
      if (!onDeadLink || !(error instanceof ApiError) || error.status !== 400) return false;
      onDeadLink();
      return true;
    },
  });
  return (
    <div className="grid gap-5">
      <FailureNotice failure={action.failure} />
      <Button
        variant="primary"
        size="lg"
        full
        busy={action.isPending}
        busyLabel={busyLabel}
        onClick={() => void action.write(undefined)}
      >
        {label}
      </Button>
    </div>
  );
}
