import { useId } from 'react';
import { formatNumber } from '../../../lib/format-number.ts';
import { timeWords } from '../../../lib/time-text.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { Table, Td, Th, Tr } from '../../../ui/data/table.tsx';
import type { Analytics } from '../analytics.queries.ts';

type Performance = Analytics['serverPerformance'];

const ms = (value: number) => `${formatNumber(value)} ms`;

/** What the server process has measured of itself. */
export function ServerPerformance({ performance }: { performance: Performance }) {
  const id = useId();
  const since = timeWords(performance.measuredSince);
  const facts = [
    ['Average response time', ms(performance.averageResponseTime)],
    ['95 of 100 answered within', ms(performance.p95ResponseTime)],
    ['Requests per minute', formatNumber(performance.requestsPerMinute)],
    ['Failed requests', formatNumber(performance.failures)],
  ] as const;
  return (
    <Card flush aria-labelledby={id} className="pb-2">
      <CardHead id={id} title="Server performance" />
      <div className="px-4 pb-4 lg:px-6">
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-4">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-sm text-ink-2">{label}</dt>
              <dd className="text-2xl font-figure tracking-tight tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-sm text-ink-3">
          API requests in the last five minutes, measured by the server process that answered this page
          {since && `, which was started on ${since}`}. If there are several processes, each one measures its
          own.
        </p>
      </div>
      {performance.calls.length > 0 && <Calls calls={performance.calls} />}
    </Card>
  );
}

const Calls = ({ calls }: { calls: Performance['calls'] }) => (
  <Table caption="Requests that took the most time in total" captionShown>
    <thead>
      <Tr>
        <Th>Endpoint</Th>
        <Th numeric>Requests</Th>
        <Th numeric>Average</Th>
      </Tr>
    </thead>
    <tbody>
      {calls.map(({ call, requests, averageResponseTime }) => (
        <Tr key={call}>
          <Th scope="row" className="font-normal wrap-anywhere">
            <code className="text-sm">{call}</code>
          </Th>
          <Td numeric>{formatNumber(requests)}</Td>
          <Td numeric>{ms(averageResponseTime)}</Td>
        </Tr>
      ))}
    </tbody>
  </Table>
);
