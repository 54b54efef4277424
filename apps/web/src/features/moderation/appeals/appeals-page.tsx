import type { Appeal } from '@fitarc/contract/appeals';
import { TITLES } from '@fitarc/contract/page-titles';
import { Inbox } from 'lucide-react';
import { usePagedList } from '../../../lib/use-paged-list.ts';
import { Card } from '../../../ui/data/card.tsx';
import { EmptyState } from '../../../ui/data/empty-state.tsx';
import { PagedList } from '../../../ui/data/paged-list.tsx';
import { RetryLine } from '../../../ui/data/retry-line.tsx';
import { useFocusNextRow } from '../../../ui/data/use-focus-next-row.ts';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { RejectDialog } from '../review/reject-dialog.tsx';
import { useReview } from '../review/use-review.ts';
import { AppealCard } from './appeal-card.tsx';
import { openAppeals, sendDecision } from './appeals.queries.ts';

const DONE = { approve: 'can log in again', reject: 'stays banned' };
const FAILED = { approve: 'Failed to accept the appeal', reject: 'Failed to decline the appeal' };

export function AppealsPage() {
  const { query, list: queue, drop, refresh } = usePagedList(openAppeals);
  const { list, leaving } = useFocusNextRow<HTMLUListElement>(queue.rows);
  const { review, confirming, confirm, cancelConfirm, about, verdict, isPending, failure } =
    useReview<Appeal>({
      send: sendDecision,
      leave: (appeal, message) => {
        toast({ message });
        leaving(appeal);
        drop(appeal);
      },
      refresh,
      done: ({ email }, decided) => `${email} ${DONE[decided]}`,
      failed: (decided) => FAILED[decided],
    });
  return (
    <Page
      title={TITLES['/admin/users/appeals']}
      lead="Appeals from banned members"
      above={<BackLink to="/admin/users">User Management</BackLink>}
    >
      <p className="mb-6 max-w-prose text-sm text-ink-2">
        A banned member can appeal once. If you accept, the ban is lifted. Either way, the member gets an
        email.
      </p>
      <PagedList
        label="appeals"
        {...queue}
        failure={<RetryLine onRetry={() => void query.refetch()} retrying={query.isFetching} />}
        empty={
          <Card>
            <EmptyState icon={<Inbox />} title="No appeals to read">
              Appeals that banned members send from the login page appear here.
            </EmptyState>
          </Card>
        }
      >
        {(rows) => (
          <ul ref={list} className="grid gap-4">
            {rows.map((appeal) => {
              const isAbout = about?.id === appeal.id && verdict === 'approve';
              return (
                <AppealCard
                  key={appeal.id}
                  appeal={appeal}
                  busy={isAbout && isPending}
                  failure={isAbout ? failure : undefined}
                  onAccept={() => review({ row: appeal, verdict: 'approve' })}
                  onDecline={() => confirm(appeal)}
                />
              );
            })}
          </ul>
        )}
      </PagedList>
      {confirming && (
        <RejectDialog
          title="Decline this appeal?"
          description={`${confirming.email} stays banned and cannot appeal again.`}
          confirmLabel="Decline"
          withNote
          busy={isPending}
          failure={failure}
          onReject={(note) => review({ row: confirming, verdict: 'reject', note })}
          onClose={cancelConfirm}
        />
      )}
    </Page>
  );
}
