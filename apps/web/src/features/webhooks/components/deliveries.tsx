import type { Delivery } from '@fitarc/contract/webhooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { failureUnder } from '../../../lib/failure.ts';
import { timeWords } from '../../../lib/time-text.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { RetryLine } from '../../../ui/data/retry-line.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { deliveriesQuery, sendAgain, testWebhook } from '../webhooks.queries.ts';
import { outcomeWords, typeWords } from '../webhooks-text.ts';

interface Props {
  readonly webhookId: number | string;
  /** Whether they are about to be deleted: then nobody asks for them. */
  readonly paused: boolean;
}

export function Deliveries({ webhookId, paused }: Props) {
  const queryClient = useQueryClient();
  const deliveries = useQuery({ ...deliveriesQuery(webhookId), enabled: !paused });
  const refresh = () => queryClient.invalidateQueries(deliveriesQuery(webhookId));
  const testing = useWrite({
    send: () => testWebhook(webhookId),
    toFailure: (error) => failureUnder(error, 'Failed to send a test'),
    onSuccess: refresh,
  });
  const repeating = useWrite({
    send: (id: number | string) => sendAgain(id),
    toFailure: (error) => failureUnder(error, 'Failed to send it again'),
    onSuccess: refresh,
  });
  return (
    <section aria-label="Deliveries" className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-strong">Last deliveries</h3>
        <Button variant="secondary" busy={testing.isPending} onClick={() => void testing.write(undefined)}>
          Send a test
        </Button>
      </div>
      <FailureNotice failure={testing.failure ?? repeating.failure} />
      {!deliveries.data ? (
        deliveries.isError ? (
          <RetryLine onRetry={() => void deliveries.refetch()} retrying={deliveries.isFetching} />
        ) : (
          <Skeleton className="h-12" />
        )
      ) : deliveries.data.length === 0 ? (
        <p className="text-sm text-ink-2">Nothing has been sent yet.</p>
      ) : (
        <ul className="divide-y divide-line" aria-live="polite">
          {deliveries.data.map((delivery) => (
            <Row
              key={delivery.delivery_id}
              delivery={delivery}
              busy={repeating.pendingInput === delivery.delivery_id}
              onAgain={() => void repeating.write(delivery.delivery_id)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface RowProps {
  readonly delivery: Delivery;
  readonly busy: boolean;
  readonly onAgain: () => void;
}

function Row({ delivery, busy, onAgain }: RowProps) {
  const failed = delivery.state !== 'sent' && delivery.problem;
  return (
    <li className="flex items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="text-sm font-label">{typeWords(delivery.type)}</p>
        <p className="text-sm text-ink-2">
          {timeWords(delivery.created_at)} ·{' '}
          <span className={failed ? 'text-danger' : ''}>{outcomeWords(delivery)}</span>
        </p>
      </div>
      <Button
        variant="quiet"
        busy={busy}
        aria-label={`Send again: ${typeWords(delivery.type)}, ${timeWords(delivery.created_at)}`}
        onClick={onAgain}
      >
        Send again
      </Button>
    </li>
  );
}
