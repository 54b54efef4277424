import { forgotPassword } from '@fitarc/contract/auth';
import type { Security } from '@fitarc/contract/security';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { call } from '../../../lib/api.ts';
import { onDay } from '../../../lib/day-text.ts';
import { failureUnder } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { EntryRow } from '../../../ui/data/entry-row.tsx';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { PasskeysCard } from '../../passkeys/components/passkeys-card.tsx';
import { SecondFactorRow } from '../../second-factor/components/second-factor-row.tsx';
import { EventsCard } from '../../security/components/events-card.tsx';
import { SessionsCard } from '../../security/components/sessions-card.tsx';
import { securityQuery } from '../../security/security.queries.ts';
import { ProviderRows } from '../../single-sign-on/components/provider-rows.tsx';

const passwordDetail = ({ has_password, password_changed_at }: Security) => {
  if (!has_password) return 'You have none yet';
  return password_changed_at ? `Changed ${onDay(password_changed_at)}` : 'Set';
};

function PasswordRow({ security, email }: { security: Security; email: string }) {
  const sending = useWrite({
    send: () => call(forgotPassword, { body: { email } }),
    toFailure: (error) => failureUnder(error, 'Failed to send the link'),
    onSuccess: () => void toast({ message: `A link to set a password is on its way to ${email}` }),
  });
  return (
    <>
      <EntryRow
        icon={<Lock />}
        title="Password"
        detail={passwordDetail(security)}
        action={
          !security.has_password && (
            <Button variant="quiet" busy={sending.isPending} onClick={() => void sending.write(undefined)}>
              Set a password
            </Button>
          )
        }
      />
      {sending.failure && (
        <li className="px-4 pb-3 lg:px-6">
          <FailureNotice failure={sending.failure} />
        </li>
      )}
    </>
  );
}

/** Who can get in, and from where. */
export function SecurityCards({ email }: { email: string }) {
  const security = useQuery(securityQuery());
  const { data } = security;
  if (security.isError && !data)
    return (
      <Card>
        <ErrorState title="Failed to load your ways to log in" onRetry={() => security.refetch()} />
      </Card>
    );
  if (!data) return <Skeleton className="h-96 rounded-lg" />;
  return (
    <>
      <Card flush aria-labelledby="signing-in-heading">
        <CardHead id="signing-in-heading" title="Ways to log in" className="mb-1" />
        <ul>
          <PasswordRow security={data} email={email} />
          <SecondFactorRow state={data.second_factor} />
          {data.provider && <ProviderRows name={data.provider.name} linked={data.linked} />}
        </ul>
      </Card>
      <PasskeysCard passkeys={data.passkeys} />
      <SessionsCard />
      <EventsCard />
    </>
  );
}
