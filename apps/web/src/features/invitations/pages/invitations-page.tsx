import type { Invitation } from '@fitarc/contract/invitations';
import { TITLES } from '@fitarc/contract/page-titles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { usePagedList } from '../../../lib/use-paged-list.ts';
import { Card } from '../../../ui/data/card.tsx';
import { EmptyState } from '../../../ui/data/empty-state.tsx';
import { Notice } from '../../../ui/data/notice.tsx';
import { PagedList } from '../../../ui/data/paged-list.tsx';
import { RetryLine } from '../../../ui/data/retry-line.tsx';
import { useRowConfirmation } from '../../../ui/data/use-row-confirmation.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { useDialogState } from '../../../ui/overlay/use-dialog-state.ts';
import { settingsQuery } from '../../installation/installation.queries.ts';
import { InvitationRow } from '../components/invitation-row.tsx';
import { InvitedMembers } from '../components/invited-members.tsx';
import { invitationsList, refreshInvitedMembers } from '../invitations.queries.ts';

// Nothing is open when the page comes.
const InviteDialog = lazy(() =>
  import('../components/invite-dialog.tsx').then((m) => ({ default: m.InviteDialog })),
);
const MemberDialog = lazy(() =>
  import('../components/member-dialog.tsx').then((m) => ({ default: m.MemberDialog })),
);
const RevokeQuestion = lazy(() =>
  import('../components/revoke-question.tsx').then((m) => ({ default: m.RevokeQuestion })),
);

/** While sign-up is closed, an invitation leads nowhere; whoever makes one must know. */
const ClosedNotice = () => (
  <Notice tone="warning" className="mb-5">
    Sign-up is closed, so invitations do not work now. Create members instead, or change it under{' '}
    <Link to="/admin/installation">Installation</Link>.
  </Notice>
);

export function InvitationsPage() {
  const queryClient = useQueryClient();
  const { data: settings } = useQuery(settingsQuery());
  const hasMailServer = settings?.has_mail_server ?? false;
  const { query, list, refresh } = usePagedList(invitationsList());
  const inviting = useDialogState<undefined>();
  const creating = useDialogState<undefined>();
  const { confirming, confirm, finish } = useRowConfirmation<Invitation>();
  return (
    <Page
      title={TITLES['/admin/invitations']}
      lead="Links that let one person sign up"
      actions={
        <>
          <Button
            icon={<UserPlus size={18} aria-hidden="true" />}
            disabled={!settings}
            onClick={() => inviting.show(undefined)}
          >
            Invite
          </Button>
          <Button
            variant="secondary"
            icon={<UserPlus size={18} aria-hidden="true" />}
            disabled={!settings}
            onClick={() => creating.show(undefined)}
          >
            Create member
          </Button>
        </>
      }
    >
      {settings?.sign_up === 'closed' && <ClosedNotice />}
      <PagedList
        label="invitations"
        {...list}
        failure={<RetryLine onRetry={() => void query.refetch()} retrying={query.isFetching} />}
        empty={
          <Card>
            <EmptyState icon={<UserPlus />} title="No invitations yet">
              Invite someone with a link, or create their account yourself.
            </EmptyState>
          </Card>
        }
      >
        {(rows) => (
          <Card flush>
            <ul aria-label="Invitations">
              {rows.map((invitation) => (
                <InvitationRow
                  key={invitation.id}
                  invitation={invitation}
                  onRevoke={() => confirm(invitation)}
                />
              ))}
            </ul>
          </Card>
        )}
      </PagedList>
      <InvitedMembers hasMailServer={hasMailServer} />
      <Suspense fallback={null}>
        {inviting.layer && (
          <InviteDialog
            key={inviting.layer.key}
            open={inviting.layer.open}
            hasMailServer={hasMailServer}
            onMade={refresh}
            onClose={inviting.hide}
          />
        )}
        {creating.layer && (
          <MemberDialog
            key={creating.layer.key}
            open={creating.layer.open}
            hasMailServer={hasMailServer}
            onMade={() => refreshInvitedMembers(queryClient)}
            onClose={creating.hide}
          />
        )}
        {confirming && (
          <RevokeQuestion
            key={confirming.key}
            invitation={confirming.about}
            onRevoked={() => {
              refresh();
              finish();
            }}
            onClose={() => {
              refresh();
              finish();
            }}
          />
        )}
      </Suspense>
    </Page>
  );
}
