import type { PendingSubmission } from '@fitarc/contract/submissions';
import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { RetryLine } from '../../library/components/retry-line.tsx';
import { pendingSubmissionsQuery } from '../../library/editor/editor.queries.ts';
import { RejectSubmission } from '../components/reject-submission.tsx';
import { SubmissionCard } from '../components/submission-card.tsx';

const AT_ONCE = 20;

export function SubmissionsPage() {
  const pending = useQuery(pendingSubmissionsQuery());
  const rejection = useRejection();
  return (
    <Page
      title="Workout Submissions"
      lead="Workout Moderation"
      actions={
        <ButtonLink variant="secondary" to="/admin/workouts/exercises">
          Exercise Library
        </ButtonLink>
      }
    >
      {pending.data ? (
        <Queue submissions={pending.data} onReject={rejection.ask} />
      ) : pending.isError ? (
        <RetryLine onRetry={() => pending.refetch()} retrying={pending.isFetching} />
      ) : (
        <Waiting />
      )}
      {rejection.dialog}
    </Page>
  );
}

function useRejection() {
  const [asked, setAsked] = useState<{ submission: PendingSubmission; turn: number }>();
  const [reviewed, setReviewed] = useState(0);
  // The button that was pressed is gone with its row, and the focus with it.
  useEffect(() => {
    if (reviewed > 0) document.querySelector('h1')?.focus({ preventScroll: true });
  }, [reviewed]);
  const over = () => {
    setAsked(undefined);
    setReviewed((count) => count + 1);
  };
  return {
    ask: (submission: PendingSubmission) => setAsked((last) => ({ submission, turn: (last?.turn ?? 0) + 1 })),
    dialog: asked && <RejectSubmission key={asked.turn} submission={asked.submission} onReviewed={over} />,
  };
}

interface QueueProps {
  readonly submissions: readonly PendingSubmission[];
  onReject(submission: PendingSubmission): void;
}

function Queue({ submissions, onReject }: QueueProps) {
  const [shown, setShown] = useState(AT_ONCE);
  const rest = submissions.length - shown;
  if (submissions.length === 0) {
    return (
      <Card>
        <EmptyState icon={<Inbox />} title="No suggestions to review">
          What members suggest from the library waits here.
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <ul className="grid gap-4">
        {submissions.slice(0, shown).map((submission) => (
          <SubmissionCard key={submission.id} submission={submission} onReject={() => onReject(submission)} />
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="secondary" full className="mt-5" onClick={() => setShown(shown + AT_ONCE)}>
          Show {Math.min(rest, AT_ONCE)} more
        </Button>
      )}
    </>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading suggestions" className="grid gap-4">
      <Skeleton className="h-56 rounded-lg" />
      <Skeleton className="h-56 rounded-lg" />
    </div>
  );
}
