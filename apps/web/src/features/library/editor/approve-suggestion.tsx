import { type PendingSubmission, reviewSubmission } from '@fitarc/contract/submissions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '../../../lib/api.ts';
import { isNotFound } from '../../../lib/api-error.ts';
import { dayWords } from '../../../lib/day-text.ts';
import { queryRoots } from '../../../lib/query-keys.ts';
import { Notice } from '../../../ui/data/notice.tsx';
import { RetryLine } from '../../../ui/data/retry-line.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { type EditorValues, payloadOf, valuesOf } from '../exercise.forms.ts';
import { refreshLibrary } from '../library.queries.ts';
import { pendingSubmissionQuery } from './editor.queries.ts';
import { ExerciseForm } from './exercise-form.tsx';
import { FormSkeleton } from './form-skeleton.tsx';

const QUEUE = '/admin/workouts';

export function ApproveSuggestion({ id }: { id: string }) {
  const pending = useQuery(pendingSubmissionQuery(id));
  // Once the form is open it stays, even when somebody else has reviewed it meanwhile: saving says so.
  const [suggestion, setSuggestion] = useState(pending.data);
  if (pending.data && !suggestion) setSuggestion(pending.data);
  const waiting = pending.isFetching ? '\u00a0' : undefined;
  return (
    <Page narrow title="Approve suggestion" lead={suggestion ? <Origin {...suggestion} /> : waiting}>
      {suggestion ? (
        <Approving suggestion={suggestion} />
      ) : !pending.isError ? (
        <FormSkeleton />
      ) : isNotFound(pending.error) ? (
        <AlreadyReviewed />
      ) : (
        <RetryLine onRetry={() => pending.refetch()} retrying={pending.isFetching} />
      )}
    </Page>
  );
}

function Origin({ submittedBy, submittedAt }: PendingSubmission) {
  return (
    <p className="wrap-break-word">
      Suggested by {submittedBy} · {dayWords(submittedAt)}
    </p>
  );
}

function AlreadyReviewed() {
  return (
    <Notice tone="warning" action={<Link to={QUEUE}>Workout Submissions</Link>}>
      Already reviewed
    </Notice>
  );
}

function Approving({ suggestion }: { suggestion: PendingSubmission }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [initial] = useState(() => valuesOf(suggestion));

  async function save(values: EditorValues) {
    await call(reviewSubmission, {
      params: { id: String(suggestion.id) },
      body: { status: 'approve', exercise: payloadOf(values) },
    });
    toast({ message: `${values.name} is in the library now`, tone: 'success' });
    // The list is read anew, not shown as it was.
    queryClient.removeQueries({ queryKey: queryRoots.submissions });
    void navigate(QUEUE);
    void refreshLibrary(queryClient);
    void queryClient.invalidateQueries({ queryKey: queryRoots.admin });
  }

  return (
    <ExerciseForm
      draft={`exercise-submission-${suggestion.id}`}
      initial={initial}
      saveLabel="Approve and create"
      cancelTo={QUEUE}
      save={save}
      explain={(error) => isNotFound(error) && <AlreadyReviewed />}
    />
  );
}
