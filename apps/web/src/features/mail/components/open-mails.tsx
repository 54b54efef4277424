import type { OutgoingMail } from '@fitarc/contract/mail';
import { useQueryClient } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useEffect, useId } from 'react';
import { isNotFound } from '../../../lib/api-error.ts';
import { failureOf } from '../../../lib/failure.ts';
import { queryRoots } from '../../../lib/query-keys.ts';
import { useAddressParams } from '../../../lib/use-address-params.ts';
import { usePagedList } from '../../../lib/use-paged-list.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { Card } from '../../../ui/data/card.tsx';
import { EmptyState } from '../../../ui/data/empty-state.tsx';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { PagedList } from '../../../ui/data/paged-list.tsx';
import { RetryLine } from '../../../ui/data/retry-line.tsx';
import { useRowConfirmation } from '../../../ui/data/use-row-confirmation.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { type OpenState, openMails, sendAgain, sendAllAgain } from '../mail.queries.ts';
import { DeleteQuestion } from './delete-question.tsx';
import { MailRow } from './mail-row.tsx';

const VIEWS = [
  { value: 'all', label: 'All' },
  { value: 'failed', label: 'Failed' },
  { value: 'waiting', label: 'Waiting' },
] as const;

const WORDS = { failed: 'No emails have failed', waiting: 'No emails are waiting' };

const viewOf = (state: string | null): OpenState | undefined =>
  state === 'failed' || state === 'waiting' ? state : undefined;

interface Props {
  readonly waiting: number;
  readonly failed: number;
}

/** What has not left yet and what never will, with what can be done about it. */
export function OpenMails({ waiting, failed }: Props) {
  const id = useId();
  const queryClient = useQueryClient();
  const { params, change } = useAddressParams();
  const view = viewOf(params.get('state'));
  const { query, list, refresh } = usePagedList(openMails(view));
  const { confirming, confirm, finish } = useRowConfirmation<OutgoingMail>();
  const refreshAll = () => queryClient.invalidateQueries({ queryKey: queryRoots.mail });

  // The counts are asked for again and again; the list is when they have changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: that is what it waits for
  useEffect(refresh, [waiting, failed]);

  const repeating = useWrite({
    send: sendAgain,
    onSuccess: (_sent, { recipient }) => {
      toast({ message: `The email to ${recipient} will be sent again.` });
      void refreshAll();
    },
    onError: (error, { recipient }) => {
      if (!isNotFound(error)) return false;
      toast({ message: `The email to ${recipient} has already been sent or deleted.` });
      void refreshAll();
      return true;
    },
    toFailure: (error) => failureOf(error, 'Failed to send the email again'),
  });
  const all = useWrite({
    send: sendAllAgain,
    onSuccess: ({ message }) => {
      toast({ message: `${message}.` });
      void refreshAll();
    },
    toFailure: (error) => failureOf(error, 'Failed to send the emails again'),
  });

  return (
    <section aria-labelledby={id} className="mt-8">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={id}>Unsent emails</h2>
        <div className="flex flex-wrap items-center gap-3">
          {failed > 1 && view !== 'waiting' && (
            <Button
              variant="quiet"
              className="-ml-3 sm:ml-0"
              busy={all.isPending}
              onClick={() => void all.write(undefined)}
            >
              Send all failed again
            </Button>
          )}
          <Segmented
            label="Emails"
            value={view ?? 'all'}
            options={VIEWS}
            onChange={(state) => change({ state: state === 'all' ? undefined : state, page: undefined })}
          />
        </div>
      </div>
      <FailureNotice failure={all.failure} />
      <PagedList
        label="emails"
        {...list}
        failure={<RetryLine onRetry={() => void query.refetch()} retrying={query.isFetching} />}
        empty={
          <Card>
            <EmptyState icon={<Inbox />} title={view ? WORDS[view] : 'No unsent emails'} headingLevel={3}>
              Emails that the mail server has not accepted appear here.
            </EmptyState>
          </Card>
        }
      >
        {(rows) => (
          <Card flush>
            <ul aria-label="Unsent emails">
              {rows.map((mail) => (
                <MailRow
                  key={mail.id}
                  mail={mail}
                  busy={repeating.pendingInput?.id === mail.id}
                  failure={repeating.refusedInput?.id === mail.id ? repeating.failure : undefined}
                  onAgain={() => void repeating.write(mail)}
                  onDelete={() => confirm(mail)}
                />
              ))}
            </ul>
          </Card>
        )}
      </PagedList>
      {confirming && (
        <DeleteQuestion
          key={confirming.key}
          mail={confirming.about}
          onDeleted={async () => {
            await refreshAll();
            finish();
          }}
          onClose={finish}
        />
      )}
    </section>
  );
}
