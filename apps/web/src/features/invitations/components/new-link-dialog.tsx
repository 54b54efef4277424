import type { UserRow } from '@fitarc/contract/admin';
import type { CreatedMember } from '@fitarc/contract/invitations';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isConflict } from '../../../lib/api-error.ts';
import { failureOf } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { refreshInvitedMembers, sendNewLink } from '../invitations.queries.ts';
import { LinkMade } from './link-made.tsx';

interface Props {
  readonly user: UserRow;
  readonly open: boolean;
  readonly hasMailServer: boolean;
  onClose(): void;
}

/** Another link to choose a password by; the former one stops working. */
export function NewLinkDialog({ user, open, hasMailServer, onClose }: Props) {
  const queryClient = useQueryClient();
  const [made, setMade] = useState<CreatedMember>();
  const renewing = useWrite({
    send: (deliver: 'link' | 'mail') => sendNewLink(user.id, deliver),
    onSuccess: setMade,
    onError: (error) => {
      // They have chosen a password in the meantime.
      if (isConflict(error)) refreshInvitedMembers(queryClient);
    },
    toFailure: (error) => failureOf(error, 'Failed to make a link'),
  });
  const button = (deliver: 'link' | 'mail', label: string) => (
    <Button
      key={deliver}
      variant={deliver === 'mail' || !hasMailServer ? 'primary' : 'secondary'}
      busy={renewing.isPending && renewing.pendingInput === deliver}
      onClick={() => void renewing.write(deliver)}
    >
      {label}
    </Button>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !renewing.isPending && onClose()}
      title={made ? 'New link' : `New link for ${user.email}?`}
      {...(made ? {} : { description: 'The previous link will stop working.' })}
      footer={
        made ? (
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            {hasMailServer && button('mail', 'Send by email')}
            {button('link', 'Show the link')}
          </>
        )
      }
    >
      {made ? (
        <LinkMade link={made.link} email={made.email} expiresAt={made.expires_at} />
      ) : (
        <FailureNotice failure={renewing.failure} />
      )}
    </Dialog>
  );
}
