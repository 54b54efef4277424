import { TITLES } from '@fitarc/contract/page-titles';
import { type PendingSubmission, SUBMISSION_STATES } from '@fitarc/contract/submissions';
import { Inbox } from 'lucide-react';
import { useAddressParams } from '../../../lib/use-address-params.ts';
import { usePagedList } from '../../../lib/use-paged-list.ts';
import { Card } from '../../../ui/data/card.tsx';
import { EmptyState } from '../../../ui/data/empty-state.tsx';
import { PagedList } from '../../../ui/data/paged-list.tsx';
import { RetryLine } from '../../../ui/data/retry-line.tsx';
import { useFocusNextRow } from '../../../ui/data/use-focus-next-row.ts';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { RejectDialog } from '../review/reject-dialog.tsx';
import { useReview } from '../review/use-review.ts';
import { pendingSubmissions, sendReview } from './pending-submissions.queries.ts';
import { ReviewedSubmissions } from './reviewed-submissions.tsx';
import { SubmissionCard } from './submission-card.tsx';

const VIEWS = [
  { value: 'pending', label: 'Waiting' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
] as const;

export function SubmissionsPage() {
  const { params, change } = useAddressParams();
  const state = SUBMISSION_STATES.find((known) => known === params.get('state'));
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
      <div className="mb-4">
        <Segmented
          label="Suggestions"
          value={state ?? 'pending'}
          options={VIEWS}
          onChange={(view) => change({ state: view === 'pending' ? undefined : view, page: undefined })}
        />
      </div>
      {state ? <ReviewedSubmissions key={state} state={state} /> : <WaitingSubmissions />}
    </Page>
  );
}

function WaitingSubmissions() {
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
    <>
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
              <SubmissionCard key={submission.id} submission={submission}>
                <ButtonLink to={`/admin/workouts/exercises/new?submission=${submission.id}`}>
                  Approve<VisuallyHidden> {submission.name}</VisuallyHidden>
                </ButtonLink>
                <Button variant="danger-outline" onClick={() => confirm(submission)}>
                  Reject<VisuallyHidden> {submission.name}</VisuallyHidden>
                </Button>
              </SubmissionCard>
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
    </>
  );
}
