import type { SessionEntry } from '@fitarc/contract/security';
import { pluralize } from '@fitarc/domain/pluralize';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Laptop, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { ignoreNotFound } from '../../../lib/api-error.ts';
import { onDay } from '../../../lib/day-text.ts';
import { failureUnder } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { Badge } from '../../../ui/data/badge.tsx';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { EntryRow } from '../../../ui/data/entry-row.tsx';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { RetryLine } from '../../../ui/data/retry-line.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { useFocusNextRow } from '../../../ui/data/use-focus-next-row.ts';
import { Button } from '../../../ui/form/button.tsx';
import { AlertDialog } from '../../../ui/overlay/lazy-overlays.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { addressText } from '../event-text.ts';
import { endOtherSessions, endSession, refreshSecurity, sessionsQuery } from '../security.queries.ts';

const METHODS: Record<SessionEntry['method'], string> = {
  password: 'with the password',
  passkey: 'with a passkey',
  'single-sign-on': 'with single sign-on',
  link: 'by email',
};

const detailOf = (session: SessionEntry) =>
  [
    session.is_current
      ? `Logged in ${onDay(session.signed_in_at)} ${METHODS[session.method]}`
      : `Active ${onDay(session.last_used_at ?? session.signed_in_at)}`,
    addressText(session),
  ]
    .filter(Boolean)
    .join(', ');

/** Where the member is signed in. */
export function SessionsCard() {
  const queryClient = useQueryClient();
  const sessions = useQuery(sessionsQuery());
  const [asking, setAsking] = useState(false);
  const { list: rows, leaving } = useFocusNextRow<HTMLUListElement>(sessions.data);
  const ending = useWrite({
    send: (session: SessionEntry) => endSession(session.id).catch(ignoreNotFound),
    toFailure: (error) => failureUnder(error, 'Failed to sign out that device'),
    onSuccess: async (_answer, session) => {
      toast({ message: `${session.device} is signed out` });
      leaving(session);
      await refreshSecurity(queryClient);
    },
  });
  const endingOthers = useWrite({
    send: () => endOtherSessions(),
    toFailure: (error) => failureUnder(error, 'Failed to sign out your other devices'),
    onSuccess: async () => {
      setAsking(false);
      toast({ message: 'Signed out everywhere else' });
      await refreshSecurity(queryClient);
    },
  });
  const list = sessions.data ?? [];
  const count = pluralize(list.length, 'device');
  return (
    <Card flush aria-labelledby="sessions-heading">
      <CardHead
        id="sessions-heading"
        title="Devices"
        action={sessions.data && <span className="text-sm text-ink-2">{count}</span>}
      />
      {sessions.isError && !sessions.data ? (
        <div className="px-4 pb-4 lg:px-6">
          <RetryLine onRetry={() => void sessions.refetch()} />
        </div>
      ) : sessions.data ? (
        <ul ref={rows}>
          {list.map((session) => (
            <EntryRow
              key={session.id}
              icon={session.is_handheld ? <Smartphone /> : <Laptop />}
              title={session.device}
              detail={detailOf(session)}
              action={
                session.is_current ? (
                  <Badge tone="success">This device</Badge>
                ) : (
                  <Button
                    variant="danger-quiet"
                    aria-label={`Sign out: ${session.device}`}
                    busy={ending.pendingInput?.id === session.id}
                    onClick={() => void ending.write(session)}
                  >
                    Sign out
                  </Button>
                )
              }
            />
          ))}
        </ul>
      ) : (
        <Skeleton className="mx-4 mb-4 h-32 lg:mx-6" />
      )}
      <div className="px-4 pb-4 empty:hidden lg:px-6">
        <FailureNotice failure={ending.failure} />
      </div>
      {list.length > 0 && (
        <div className="border-t border-line px-1 py-1.5 lg:px-3">
          <Button variant="danger-quiet" onClick={() => setAsking(true)}>
            Sign out everywhere else
          </Button>
        </div>
      )}
      <AlertDialog
        open={asking}
        onOpenChange={(open) => {
          setAsking(open);
          endingOthers.clear();
        }}
        title="Sign out everywhere else?"
        description="All other devices are signed out and your access tokens stop working. This device stays signed in."
        confirmLabel="Sign out"
        destructive
        busy={endingOthers.isPending}
        onConfirm={() => void endingOthers.write(undefined)}
      >
        <FailureNotice failure={endingOthers.failure} />
      </AlertDialog>
    </Card>
  );
}
