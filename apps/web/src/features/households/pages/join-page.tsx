import { TITLES } from '@fitarc/contract/page-titles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { isNotFound } from '../../../lib/api-error.ts';
import { failureOf, failureUnder } from '../../../lib/failure.ts';
import { useNavigateIfMounted } from '../../../lib/use-navigate-if-mounted.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { Card } from '../../../ui/data/card.tsx';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { WHAT_IS_SHARED } from '../household-text.ts';
import { invitationQuery, joinHousehold, storeHousehold } from '../households.queries.ts';

const TITLE = TITLES['/household/join/:key'];
const FAILED = 'Failed to load the invitation';

export function JoinPage() {
  const { key = '' } = useParams();
  const invitation = useQuery(invitationQuery(key));
  const { data, error } = invitation;
  if (isNotFound(error)) {
    return (
      <Page
        title="Invitation Not Found"
        narrow
        lead="This invitation is no longer valid: it was used, revoked, or is older than 7 days. Ask for a new one."
      >
        <ButtonLink to="/household">Household</ButtonLink>
      </Page>
    );
  }
  return (
    <Page title={TITLE} narrow>
      {data ? (
        <Invitation inviteKey={key} name={data.name} invitedBy={data.invited_by ?? undefined} />
      ) : invitation.isError ? (
        <ErrorState title={FAILED} retrying={invitation.isFetching} onRetry={() => void invitation.refetch()}>
          {failureOf(error, FAILED).detail}
        </ErrorState>
      ) : (
        <div role="status" aria-label="Loading the invitation">
          <Skeleton className="h-48 rounded-lg" />
        </div>
      )}
    </Page>
  );
}

interface Props {
  readonly inviteKey: string;
  readonly name: string;
  readonly invitedBy: string | undefined;
}

function Invitation({ inviteKey, name, invitedBy }: Props) {
  const go = useNavigateIfMounted();
  const queryClient = useQueryClient();
  const joining = useWrite({
    closes: true,
    send: () => joinHousehold(inviteKey),
    toFailure: (error) => failureUnder(error, 'Failed to join the household'),
    onSuccess: ({ household }) => {
      storeHousehold(queryClient, household);
      toast({ message: `You joined ${name}`, tone: 'success' });
      go('/household', { replace: true });
    },
  });
  return (
    <Card>
      <p className="text-lg font-strong wrap-anywhere">
        {invitedBy ? `${invitedBy} invites you to ${name}` : `You are invited to ${name}`}
      </p>
      <p className="mt-2 mb-4 text-ink-2">{WHAT_IS_SHARED} You can leave at any time.</p>
      <div className="grid justify-items-start gap-3">
        <FailureNotice failure={joining.failure} />
        <Button busy={joining.isPending} onClick={() => void joining.write(undefined)}>
          Join Household
        </Button>
      </div>
    </Card>
  );
}
