import type { MailState } from '@fitarc/contract/auth';
import { TITLES } from '@fitarc/contract/page-titles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../../../lib/failure.ts';
import { useMailState } from '../../../lib/mail-state.ts';
import { queryRoots } from '../../../lib/query-keys.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Notice } from '../../../ui/data/notice.tsx';
import { RetryLine } from '../../../ui/data/retry-line.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { MailStatus } from '../components/mail-status.tsx';
import { OpenMails } from '../components/open-mails.tsx';
import { sendTest, statusQuery } from '../mail.queries.ts';
import { testWords } from '../mail-text.ts';

export function MailPage() {
  const queryClient = useQueryClient();
  const query = useQuery(statusQuery());
  const [isTested, setTested] = useState(false);
  const mail = useMailState('state', false);
  const testing = useWrite({
    send: sendTest,
    onSuccess: async () => {
      // Answers once the first try is over, or after a few seconds.
      await mail.ask();
      setTested(true);
      void queryClient.invalidateQueries({ queryKey: queryRoots.mail });
    },
    toFailure: (error) => failureOf(error, 'Failed to send a test email'),
  });
  return (
    <Page
      title={TITLES['/admin/mail']}
      lead="Whether emails are being sent"
      actions={
        <Button
          busy={testing.isPending}
          busyLabel="Sending…"
          onClick={() => {
            setTested(false);
            void testing.write(undefined);
          }}
        >
          Send a test email to me
        </Button>
      }
    >
      <FailureNotice failure={testing.failure} />
      {isTested && query.data && (
        <TestResult
          state={mail.state}
          hasServer={query.data.server !== null}
          onDismiss={() => setTested(false)}
        />
      )}
      {query.data ? (
        <>
          <MailStatus status={query.data} />
          <OpenMails waiting={query.data.waiting} failed={query.data.failed} />
        </>
      ) : query.isError ? (
        <RetryLine onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : (
        <div role="status" aria-label="Loading the state of the emails" className="grid gap-5">
          <Skeleton className="h-48 rounded-lg" />
          <Skeleton className="h-48 rounded-lg" />
        </div>
      )}
    </Page>
  );
}

interface ResultProps {
  readonly state: MailState;
  readonly hasServer: boolean;
  onDismiss(): void;
}

function TestResult({ state, hasServer, onDismiss }: ResultProps) {
  const { tone, text } = testWords(state, hasServer);
  return (
    <Notice tone={tone} className="mb-5" onDismiss={onDismiss}>
      {text}
    </Notice>
  );
}
