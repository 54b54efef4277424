import { TITLES } from '@fitarc/contract/page-titles';
import type { PendingSubmission } from '@fitarc/contract/submissions';
import { Inbox } from 'lucide-react';
import { usePagedList } from '../../../lib/use-paged-list.ts';
import { Card } from '../../../ui/data/card.tsx';
import { EmptyState } from '../../../ui/data/empty-state.tsx';
import { PagedList } from '../../../ui/data/paged-list.tsx';
import { RetryLine } from '../../../ui/data/retry-line.tsx';
import { useFocusNextRow } from '../../../ui/data/use-focus-next-row.ts';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { RejectDialog } from '../review/reject-dialog.tsx';
import { useReview } from '../review/use-review.ts';
import { pendingSubmissions, sendReview } from './pending-submissions.queries.ts';
import { SubmissionCard } from './submission-card.tsx';

export function SubmissionsPage() {
  const { query, list: queue, drop, refresh } = usePagedList(pendingSubmissions);
  const { list, leaving } = useFocusNextRow<HTMLUListElement>(queue.rows);
  const { review, confirming, confirm, cancelConfirm, isPending, failure } = useReview<PendingSubmission>({
    send: sendReview,
    leave: (submission, message) => {
      toast({ message });
      leaving(submission);
      drop(submission);
    },
    refresh,
    done: ({ name }) => `${name} rejected`,
    failed: () => 'Failed to reject the suggestion',
  });
  return (
    <Page
      title={TITLES['/admin/workouts']}
      lead="Workout Moderation"
      actions={
        <ButtonLink variant="secondary" to="/admin/workouts/exercises">
          Exercise Library
        </ButtonLink>
      }
    >
      <PagedList
        label="suggestions"
        {...queue}
        failure={<RetryLine onRetry={() => void query.refetch()} retrying={query.isFetching} />}
        empty={
          <Card>
            <EmptyState icon={<Inbox />} title="No suggestions to review">
              Exercises that members suggest appear here.
            </EmptyState>
          </Card>
        }
      >
        {(rows) => (
          <ul ref={list} className="grid gap-4">
            {rows.map((submission) => (
              <SubmissionCard
                key={submission.id}
                submission={submission}
                onReject={() => confirm(submission)}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {confirming && (
        <RejectDialog
          title="Reject this suggestion?"
          description={`${confirming.name} leaves this list. The member sees that it was not accepted.`}
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
