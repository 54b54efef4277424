import type { Appeal } from '@fitarc/contract/appeals';
import { Link } from 'react-router';
import { dayWords, onDay } from '../../../lib/day-text.ts';
import type { Failure } from '../../../lib/failure.ts';
import { Card } from '../../../ui/data/card.tsx';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';

interface Props {
  readonly appeal: Appeal;
  readonly busy: boolean;
  readonly failure: Failure | undefined;
  onAccept(): void;
  onDecline(): void;
}

export function AppealCard({ appeal, busy, failure, onAccept, onDecline }: Props) {
  const { email, name, ban_reason } = appeal;
  const hidden = <VisuallyHidden> {email}</VisuallyHidden>;
  return (
    <Card as="li" data-row tabIndex={-1} className="grid gap-4">
      <div>
        <h2 className="text-lg wrap-anywhere">
          <Link to={`/admin/users/${appeal.user_id}`}>{email}</Link>
        </h2>
        <p className="text-sm wrap-anywhere text-ink-2">
          {name && `${name} · `}
          {dayWords(appeal.sent_at)}
        </p>
      </div>
      <p className="text-sm wrap-anywhere whitespace-pre-line text-ink-2">
        Banned {onDay(appeal.banned_at)}
        {ban_reason ? `: ${ban_reason}` : ', no reason given'}
      </p>
      <blockquote className="max-w-prose rounded-md bg-sunken px-4 py-3 wrap-anywhere whitespace-pre-line">
        {appeal.text}
      </blockquote>
      <FailureNotice failure={failure} />
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        <Button variant="secondary" busy={busy} onClick={onAccept}>
          Accept and unban{hidden}
        </Button>
        <Button variant="danger-outline" disabled={busy} onClick={onDecline}>
          Decline{hidden}
        </Button>
      </div>
    </Card>
  );
}
