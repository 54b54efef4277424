import type { OutgoingMail } from '@fitarc/contract/mail';
import type { Failure } from '../../../lib/failure.ts';
import { Badge } from '../../../ui/data/badge.tsx';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { progressWords } from '../mail-text.ts';

interface Props {
  readonly mail: OutgoingMail;
  readonly busy: boolean;
  readonly failure: Failure | undefined;
  onAgain(): void;
  onDelete(): void;
}

export function MailRow({ mail, busy, failure, onAgain, onDelete }: Props) {
  const { recipient, subject, state, problem, can_send_again } = mail;
  const hidden = (
    <VisuallyHidden>
      : {subject}, to {recipient}
    </VisuallyHidden>
  );
  return (
    <li
      data-row
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line px-4 py-3 not-last:border-b lg:px-6"
    >
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-label wrap-anywhere">{recipient}</span>
          <Badge tone={state === 'failed' ? 'danger' : 'warning'}>
            {state === 'failed' ? 'Failed' : 'Waiting'}
          </Badge>
        </p>
        <p className="text-sm wrap-anywhere">{subject}</p>
        <p className="text-sm text-ink-2">{progressWords(mail)}</p>
        {problem && <p className="text-sm wrap-anywhere text-ink-2">{problem}</p>}
        <FailureNotice failure={failure} />
      </div>
      <div className="-ml-3 flex flex-wrap sm:-mr-3 sm:ml-0">
        {can_send_again && (
          <Button variant="quiet" busy={busy} onClick={onAgain}>
            Send again{hidden}
          </Button>
        )}
        <Button variant="danger-quiet" onClick={onDelete}>
          Delete{hidden}
        </Button>
      </div>
    </li>
  );
}
