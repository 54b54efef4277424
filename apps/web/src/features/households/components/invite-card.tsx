import type { Household } from '@fitarc/contract/households';
import { pluralize } from '@fitarc/domain/pluralize';
import { useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { dayWords } from '../../../lib/day-text.ts';
import { failureUnder } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { CopyLink } from '../../../ui/form/copy-link.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { householdQuery, invite, revokeInvitations } from '../households.queries.ts';

export function InviteCard({ household }: { household: Household }) {
  const queryClient = useQueryClient();
  const [key, setKey] = useState<string>();
  const refresh = () => queryClient.invalidateQueries(householdQuery());
  const inviting = useWrite({
    send: () => invite(),
    toFailure: (error) => failureUnder(error, 'Failed to make an invitation'),
    onSuccess: async (made) => {
      setKey(made.key);
      await refresh();
    },
  });
  const revoking = useWrite({
    send: () => revokeInvitations(),
    toFailure: (error) => failureUnder(error, 'Failed to revoke the invitations'),
    onSuccess: async () => {
      setKey(undefined);
      toast({ message: 'Invitations revoked' });
      await refresh();
    },
  });
  const { invitations, invited_until } = household;
  return (
    <Card>
      <CardHead title="Invite Somebody" />
      <div className="grid justify-items-start gap-3">
        <p className="text-ink-2">
          A link lets one person in, within 7 days. They need an account on this FitArc.
        </p>
        {key && <CopyLink address={`${window.location.origin}/household/join/${key}`} />}
        <Button
          variant={key ? 'secondary' : 'primary'}
          busy={inviting.isPending}
          icon={<UserPlus size={18} aria-hidden="true" />}
          onClick={() => void inviting.write(undefined)}
        >
          {key ? 'Another Link' : 'Create Invitation Link'}
        </Button>
        {invitations > 0 && (
          <div className="flex w-full flex-wrap items-center justify-between gap-2 border-t border-line pt-3">
            <p className="text-sm text-ink-2">
              {pluralize(invitations, 'open invitation')}
              {invited_until && `, until ${dayWords(invited_until)}`}
            </p>
            <Button
              variant="danger-quiet"
              busy={revoking.isPending}
              onClick={() => void revoking.write(undefined)}
            >
              Revoke
            </Button>
          </div>
        )}
        <FailureNotice failure={inviting.failure ?? revoking.failure} />
      </div>
    </Card>
  );
}
