import type { LinkedIdentity, Security } from '@fitarc/contract/security';
import { useQueryClient } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ignoreNotFound } from '../../../lib/api-error.ts';
import { onDay } from '../../../lib/day-text.ts';
import { type Failure, failureOf, failureUnder } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { EntryRow } from '../../../ui/data/entry-row.tsx';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { refreshSecurity } from '../../security/security.queries.ts';
import { isDismissed, useRecentSignIn } from '../../security/use-recent-sign-in.tsx';
import { finishLink, goToProviderToLink, RETURN_TEXT, unlink } from '../sign-on.ts';

/** Ends what was begun before the member went to the provider. */
function useReturnFromProvider(onLinked: () => unknown): Failure | undefined {
  const [search, setSearch] = useSearchParams();
  const [failure, setFailure] = useState<Failure>();
  const handled = useRef(false);
  const code = search.get('sign-on-code');
  const answer = search.get('sign-on');
  useEffect(() => {
    if (handled.current || (!code && !answer)) return;
    handled.current = true;
    setSearch({ tab: 'security' }, { replace: true });
    if (answer) return setFailure({ title: RETURN_TEXT[answer] ?? String(RETURN_TEXT.failed) });
    finishLink(String(code)).then(
      ({ message }) => {
        toast({ message });
        return onLinked();
      },
      (error: unknown) => setFailure(failureOf(error, 'Failed to link your account')),
    );
  }, [code, answer, setSearch, onLinked]);
  return failure;
}

type Props = Pick<Security, 'linked'> & { readonly name: string };

/** Rows of the card about signing in: the provider, linked or not. */
export function ProviderRows({ name, linked }: Props) {
  const queryClient = useQueryClient();
  const { run, dialog } = useRecentSignIn();
  const refresh = () => refreshSecurity(queryClient);
  const returned = useReturnFromProvider(refresh);
  const linking = useWrite({
    closes: true,
    send: () => run(goToProviderToLink),
    onError: isDismissed,
    toFailure: (error) => failureUnder(error, 'Failed to start'),
  });
  const unlinking = useWrite({
    send: (identity: LinkedIdentity) => run(() => unlink(identity.id).catch(ignoreNotFound)),
    onError: isDismissed,
    toFailure: (error) => failureUnder(error, 'Failed to remove the link'),
    onSuccess: async () => {
      toast({ message: 'The link was removed' });
      await refresh();
    },
  });
  return (
    <>
      {linked.map((identity) => (
        <EntryRow
          key={identity.id}
          icon={<Link2 />}
          title={name}
          detail={[identity.email, `used ${onDay(identity.last_used_at)}`].filter(Boolean).join(', ')}
          action={
            <Button
              variant="danger-quiet"
              aria-label={`Unlink ${name}: ${identity.email}`}
              busy={unlinking.pendingInput?.id === identity.id}
              onClick={() => void unlinking.write(identity)}
            >
              Unlink
            </Button>
          }
        />
      ))}
      {linked.length === 0 && (
        <EntryRow
          icon={<Link2 />}
          title={name}
          detail="Not linked"
          action={
            <Button
              variant="quiet"
              aria-label={`Link ${name}`}
              busy={linking.isPending}
              onClick={() => void linking.write(undefined)}
            >
              Link
            </Button>
          }
        />
      )}
      {(returned ?? linking.failure ?? unlinking.failure) && (
        <li className="px-4 pb-3 lg:px-6">
          <FailureNotice failure={returned ?? linking.failure ?? unlinking.failure} />
        </li>
      )}
      {dialog}
    </>
  );
}
