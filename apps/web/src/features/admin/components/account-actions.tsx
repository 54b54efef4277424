import type { UserRow } from '@fitarc/contract/admin';
import {
  type Account,
  demoteUser,
  promoteUser,
  resendCode,
  sendResetLink,
} from '@fitarc/contract/admin-accounts';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../../lib/api.ts';
import { failureOf } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { useDialogState } from '../../../ui/overlay/use-dialog-state.ts';
import { canBeBanned } from '../accounts.ts';
import { refreshAccounts } from '../users.queries.ts';
import { BanUser } from './ban-user.tsx';
import { ChangeRights } from './change-rights.tsx';
import { DeleteAccount } from './delete-account.tsx';

type Mailing = 'code' | 'link';
const MAILINGS = {
  code: { endpoint: resendCode, done: 'A new code is on its way to' },
  link: { endpoint: sendResetLink, done: 'A password reset link is on its way to' },
} as const;

function useMailing({ id, email }: Account) {
  const queryClient = useQueryClient();
  return useWrite({
    send: (kind: Mailing) => call(MAILINGS[kind].endpoint, { params: { id: String(id) } }),
    onSuccess: (_answer, kind) => {
      toast({ tone: 'success', message: `${MAILINGS[kind].done} ${email}` });
      refreshAccounts(queryClient);
    },
    toFailure: (error) => failureOf(error, 'Failed to send the email'),
  });
}

/** What can be done to an account; what makes no sense for it is not offered. */
export function AccountActions({ account, isSelf }: { account: Account; isSelf: boolean }) {
  const queryClient = useQueryClient();
  const mailing = useMailing(account);
  const banning = useDialogState<UserRow>();
  const rights = useDialogState<typeof promoteUser | typeof demoteUser>();
  const deleting = useDialogState<Account>();
  const { isAdmin, isBanned, isVerified } = account;
  return (
    <Card aria-labelledby="actions">
      <CardHead id="actions" title="Actions" />
      {isSelf ? (
        <p className="text-ink-2">
          This is your own account. Change it in the <Link to="/settings">settings</Link>.
        </p>
      ) : (
        <div className="grid gap-4">
          <div className="flex flex-wrap gap-3 max-sm:*:flex-auto">
            {!isVerified && !isBanned && (
              <Button
                variant="secondary"
                busy={mailing.pendingInput === 'code'}
                onClick={() => void mailing.write('code')}
              >
                Resend code
              </Button>
            )}
            {!isBanned && (
              <Button
                variant="secondary"
                busy={mailing.pendingInput === 'link'}
                onClick={() => void mailing.write('link')}
              >
                Send password reset link
              </Button>
            )}
            {isAdmin ? (
              <Button variant="secondary" onClick={() => rights.show(demoteUser)}>
                Remove administrator rights
              </Button>
            ) : (
              isVerified &&
              !isBanned && (
                <Button variant="secondary" onClick={() => rights.show(promoteUser)}>
                  Make administrator
                </Button>
              )
            )}
            {canBeBanned(account) && (
              <Button variant="danger-outline" onClick={() => banning.show(account)}>
                Ban
              </Button>
            )}
            <Button variant="danger-outline" onClick={() => deleting.show(account)}>
              Delete account
            </Button>
          </div>
          <FailureNotice failure={mailing.failure} />
        </div>
      )}
      {banning.layer && (
        <BanUser
          key={banning.layer.key}
          account={banning.layer.about}
          open={banning.layer.open}
          onBanned={() => refreshAccounts(queryClient)}
          onClose={banning.hide}
        />
      )}
      {rights.layer && (
        <ChangeRights
          key={rights.layer.key}
          account={account}
          endpoint={rights.layer.about}
          open={rights.layer.open}
          onClose={rights.hide}
        />
      )}
      {deleting.layer && (
        <DeleteAccount
          key={deleting.layer.key}
          account={deleting.layer.about}
          open={deleting.layer.open}
          onClose={deleting.hide}
        />
      )}
    </Card>
  );
}
