import type { UserRow } from '@fitarc/contract/admin';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId } from 'react';
import { onDay } from '../../../lib/day-text.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { RetryLine } from '../../../ui/data/retry-line.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { useDialogState } from '../../../ui/overlay/use-dialog-state.ts';
import { invitedMembersQuery } from '../invitations.queries.ts';

const NewLinkDialog = lazy(() => import('./new-link-dialog.tsx').then((m) => ({ default: m.NewLinkDialog })));

/** Created by an administrator, and not logged in yet: their link may be lost or over. */
export function InvitedMembers({ hasMailServer }: { hasMailServer: boolean }) {
  const query = useQuery(invitedMembersQuery());
  const id = useId();
  const renewing = useDialogState<UserRow>();
  if (query.isError) return <RetryLine onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  const { rows = [], total = 0 } = query.data ?? {};
  if (rows.length === 0) return null;
  return (
    <Card flush aria-labelledby={id} className="mt-5">
      <CardHead id={id} title="Members who haven’t chosen a password" />
      <ul>
        {rows.map((user) => (
          <li
            key={user.id}
            className="flex flex-wrap items-center gap-x-4 border-line px-4 py-2 not-last:border-b lg:px-6"
          >
            <div className="min-w-0 flex-[1_1_12rem]">
              <p className="font-label wrap-anywhere">{user.email}</p>
              <p className="text-sm text-ink-2">Created {onDay(user.registeredAt)}</p>
            </div>
            <Button variant="quiet" className="-ml-3 sm:-mr-3 sm:ml-0" onClick={() => renewing.show(user)}>
              New link<VisuallyHidden> for {user.email}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <p className="border-t border-line px-4 py-3 text-sm text-ink-2 lg:px-6">
          {total - rows.length} more are in User Management, under Invited.
        </p>
      )}
      <Suspense fallback={null}>
        {renewing.layer && (
          <NewLinkDialog
            key={renewing.layer.key}
            open={renewing.layer.open}
            user={renewing.layer.about}
            hasMailServer={hasMailServer}
            onClose={renewing.hide}
          />
        )}
      </Suspense>
    </Card>
  );
}
