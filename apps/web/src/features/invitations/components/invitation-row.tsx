import type { Invitation } from '@fitarc/contract/invitations';
import { timeWords } from '../../../lib/time-text.ts';
import { Badge } from '../../../ui/data/badge.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';

const STATES = {
  open: { tone: 'success', label: 'Open' },
  used: { tone: 'neutral', label: 'Used' },
  expired: { tone: 'outline', label: 'Expired' },
  revoked: { tone: 'outline', label: 'Revoked' },
} as const;

const aboutOf = ({ state, used_by, invited_by, expires_at }: Invitation): string => {
  const by = invited_by ? `Invited by ${invited_by}` : 'Invited by a deleted account';
  if (state === 'used') return `${by} · Used by ${used_by ?? 'a deleted account'}`;
  if (state === 'revoked') return by;
  return `${by} · ${state === 'open' ? 'Valid until' : 'Expired on'} ${timeWords(expires_at)}`;
};

interface Props {
  readonly invitation: Invitation;
  onRevoke(): void;
}

export function InvitationRow({ invitation, onRevoke }: Props) {
  const { tone, label } = STATES[invitation.state];
  const who = invitation.email ?? 'Anyone with the link';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line px-4 py-3 not-last:border-b lg:px-6">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-label wrap-anywhere">{who}</span>
          <Badge tone={tone}>{label}</Badge>
        </p>
        <p className="text-sm wrap-anywhere text-ink-2">{aboutOf(invitation)}</p>
      </div>
      {invitation.state === 'open' && (
        <Button variant="danger-quiet" className="-ml-3 sm:-mr-3 sm:ml-0" onClick={onRevoke}>
          Revoke<VisuallyHidden> the invitation for {who}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
