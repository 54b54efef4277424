import { TITLES } from '@fitarc/contract/page-titles';
import { useQuery } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { useParams } from 'react-router';
import { isNotFound } from '../../../lib/api-error.ts';
import { failureOf } from '../../../lib/failure.ts';
import { useSession } from '../../../lib/session.ts';
import { readClaims } from '../../../lib/token.ts';
import { Card } from '../../../ui/data/card.tsx';
import { EmptyState } from '../../../ui/data/empty-state.tsx';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { AccountActions } from '../components/account-actions.tsx';
import { AccountContributions, AccountFacts } from '../components/account-facts.tsx';
import { AccountHistory } from '../components/account-history.tsx';
import { Address } from '../components/address.tsx';
import { accountQuery } from '../users.queries.ts';

export function AdminAccountPage() {
  const id = Number(useParams().id);
  const ownEmail = readClaims(useSession().token)?.email;
  const query = useQuery(accountQuery(id));
  const account = query.data;
  const isGone = Number.isNaN(id) || isNotFound(query.error);
  return (
    <Page
      title={TITLES['/admin/users/:id']}
      heading={isGone || !account ? undefined : (account.name ?? <Address email={account.email} />)}
      lead={
        isGone || !account?.name ? undefined : (
          <p className="wrap-anywhere">
            <Address email={account.email} />
          </p>
        )
      }
      above={<BackLink to="/admin/users">User Management</BackLink>}
    >
      {isGone ? (
        <Gone />
      ) : account ? (
        <div className="grid gap-5">
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <AccountFacts account={account} />
            <AccountContributions account={account} />
          </div>
          <AccountActions account={account} isSelf={account.email === ownEmail} />
          <AccountHistory userId={account.id} />
        </div>
      ) : query.isError ? (
        <ErrorState
          title={failureOf(query.error, 'Failed to load the account').title}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <div role="status" aria-label="Loading the account" className="grid gap-5 lg:grid-cols-2">
          <Skeleton className="h-64 rounded-lg" />
          <Skeleton className="h-64 rounded-lg" />
        </div>
      )}
    </Page>
  );
}

const Gone = () => (
  <Card>
    <EmptyState
      icon={<Ban />}
      title="There is no such account"
      action={
        <ButtonLink variant="secondary" to="/admin/users">
          All users
        </ButtonLink>
      }
    >
      It may have been deleted.
    </EmptyState>
  </Card>
);
