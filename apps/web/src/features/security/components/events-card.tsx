import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { timeWords } from '../../../lib/time-text.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { RetryLine } from '../../../ui/data/retry-line.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { addressText, EVENT_TEXT } from '../event-text.ts';
import { eventsQuery } from '../security.queries.ts';

const STEP = 5;

/** What happened to the ways into the account. */
export function EventsCard() {
  const [limit, setLimit] = useState(STEP);
  const events = useQuery({ ...eventsQuery(limit), placeholderData: (former) => former });
  const { rows = [], total = 0 } = events.data ?? {};
  return (
    <Card flush aria-labelledby="events-heading">
      <CardHead id="events-heading" title="Recent activity" />
      {events.isError && !events.data ? (
        <div className="px-4 pb-4 lg:px-6">
          <RetryLine onRetry={() => void events.refetch()} />
        </div>
      ) : events.data ? (
        <ul>
          {rows.map((event, place) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: events have no id; the list only grows at its ends
              key={`${event.at} ${event.kind} ${place}`}
              className="flex flex-wrap justify-between gap-x-4 border-t border-line px-4 py-2.5 first:border-t-0 lg:px-6"
            >
              <span className="min-w-0">
                <span className="font-strong">{EVENT_TEXT[event.kind]}</span>
                {event.times > 1 && <span className="text-ink-2"> {event.times} times</span>}
                <span className="block text-sm text-ink-2">
                  {[event.device, addressText(event)].filter(Boolean).join(', ')}
                </span>
              </span>
              <time dateTime={event.at} className="text-sm text-ink-2 tabular-nums">
                {timeWords(event.at)}
              </time>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className="mx-4 mb-4 h-48 lg:mx-6" />
      )}
      {total > rows.length && (
        <div className="border-t border-line px-1 py-1.5 lg:px-3">
          <Button variant="quiet" busy={events.isFetching} onClick={() => setLimit(limit + 20)}>
            Show more
          </Button>
        </div>
      )}
    </Card>
  );
}
