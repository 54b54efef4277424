import type { PendingSubmission } from '@fitarc/contract/submissions';
import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { InParts } from '../../../ui/in-parts.tsx';
import { Page } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useAsked } from '../../../ui/use-asked.ts';
import { RetryLine } from '../../library/components/retry-line.tsx';
import { pendingSubmissionsQuery } from '../../library/editor/editor.queries.ts';
import { RejectSubmission } from '../components/reject-submission.tsx';
import { SubmissionCard } from '../components/submission-card.tsx';

const AT_ONCE = 20;

export function SubmissionsPage() {
  const pending = useQuery(pendingSubmissionsQuery());
  const rejection = useAsked<PendingSubmission>();
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
      {rejection.asked && (
        <RejectSubmission
          key={rejection.asked.key}
          submission={rejection.asked.about}
          onReviewed={rejection.over}
        />
      )}
    </Page>
  );
}

interface QueueProps {
  readonly submissions: readonly PendingSubmission[];
  onReject(submission: PendingSubmission): void;
}

function Queue({ submissions, onReject }: QueueProps) {
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
    <InParts items={submissions} atOnce={AT_ONCE}>
      {(shown) => (
        <ul className="grid gap-4">
          {shown.map((submission) => (
            <SubmissionCard
              key={submission.id}
              submission={submission}
              onReject={() => onReject(submission)}
            />
          ))}
        </ul>
      )}
    </InParts>
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
