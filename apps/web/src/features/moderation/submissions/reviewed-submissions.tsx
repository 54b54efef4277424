import type { PendingSubmission, SubmissionState } from '@fitarc/contract/submissions';
import { useQueryClient } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { failureOf } from '../../../lib/failure.ts';
import { queryRoots } from '../../../lib/query-keys.ts';
import { usePagedList } from '../../../lib/use-paged-list.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { Card } from '../../../ui/data/card.tsx';
import { EmptyState } from '../../../ui/data/empty-state.tsx';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { PagedList } from '../../../ui/data/paged-list.tsx';
import { RetryLine } from '../../../ui/data/retry-line.tsx';
import { useFocusNextRow } from '../../../ui/data/use-focus-next-row.ts';
import { Button } from '../../../ui/form/button.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { useDialogState } from '../../../ui/overlay/use-dialog-state.ts';
import { reviewedSubmissions, sendReopening } from './pending-submissions.queries.ts';
import { SubmissionCard } from './submission-card.tsx';

const MEANS = {
  approved:
    'It waits for review again, and its exercise leaves the library. Plans and workouts that use it keep it.',
  rejected: 'It waits for review again.',
};

/** Decisions that can be taken back. */
export function ReviewedSubmissions({ state }: { state: SubmissionState }) {
  const queryClient = useQueryClient();
  const { query, list: reviewed, drop } = usePagedList(reviewedSubmissions(state));
  const { list, leaving } = useFocusNextRow<HTMLUListElement>(reviewed.rows);
  const asking = useDialogState<PendingSubmission>();
  const reopening = useWrite({
    send: sendReopening,
    onSuccess: (_answer, submission: PendingSubmission) => {
      toast({ message: `${submission.name} is back in review` });
      asking.hide();
      leaving(submission);
      drop(submission);
      for (const queryKey of [queryRoots.submissions, queryRoots.library, queryRoots.admin])
        void queryClient.invalidateQueries({ queryKey });
    },
    toFailure: (error) => failureOf(error, 'Failed to put it back into review'),
  });
  return (
    <>
      <PagedList
        label="suggestions"
        {...reviewed}
        failure={<RetryLine onRetry={() => void query.refetch()} retrying={query.isFetching} />}
        empty={
          <Card>
            <EmptyState icon={<Inbox />} title={`No ${state} suggestions`} />
          </Card>
        }
      >
        {(rows) => (
          <ul ref={list} className="grid gap-4">
            {rows.map((submission) => (
              <SubmissionCard key={submission.id} submission={submission}>
                {submission.note && (
                  <p className="w-full text-sm wrap-anywhere whitespace-pre-line text-ink-2">
                    Note to the member: {submission.note}
                  </p>
                )}
                <Button
                  variant="secondary"
                  onClick={() => {
                    reopening.clear();
                    asking.show(submission);
                  }}
                >
                  Back to review<VisuallyHidden> {submission.name}</VisuallyHidden>
                </Button>
              </SubmissionCard>
            ))}
          </ul>
        )}
      </PagedList>
      {asking.layer && (
        <AlertDialog
          key={asking.layer.key}
          open={asking.layer.open}
          onOpenChange={(next) => !next && asking.hide()}
          title={`Put ${asking.layer.about.name} back into review?`}
          description={MEANS[state]}
          confirmLabel="Back to review"
          busy={reopening.isPending}
          onConfirm={() => asking.layer && void reopening.write(asking.layer.about)}
        >
          <FailureNotice failure={reopening.failure} />
        </AlertDialog>
      )}
    </>
  );
}
