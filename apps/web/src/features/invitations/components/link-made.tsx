import { timeWords } from '../../../lib/time-text.ts';
import { CopyLink } from '../../../ui/form/copy-link.tsx';

interface Props {
  /** None where it went by mail. */
  readonly link: string | null;
  readonly email: string | null;
  readonly expiresAt: string;
}

/** What became of it; the link is shown this once. */
export function LinkMade({ link, email, expiresAt }: Props) {
  if (!link)
    return (
      <p>
        The link is on its way to <strong className="font-strong wrap-anywhere">{email}</strong>. It works
        once, until {timeWords(expiresAt)}.
      </p>
    );
  return (
    <div className="grid gap-4">
      <p>
        Give this link to{' '}
        {email ? <strong className="font-strong wrap-anywhere">{email}</strong> : 'one person'}. It works
        once, until {timeWords(expiresAt)}, and is not shown again.
      </p>
      <CopyLink address={link} />
    </div>
  );
}
