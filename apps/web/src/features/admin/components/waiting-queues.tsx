import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { formatWhole } from '../../../lib/format-number.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { QUEUES, type QueueName } from '../queues.ts';

type Waiting = Readonly<Record<QueueName, number>>;

export function WaitingQueues({ waiting }: { waiting: Waiting | undefined }) {
  return (
    <Card flush aria-labelledby="waiting">
      <CardHead id="waiting" title="Waiting for review" />
      <ul aria-busy={!waiting} className="border-t border-line">
        {QUEUES.map(({ name, label, to, about }) => (
          <li key={name} className="border-line not-last:border-b">
            <Link
              to={to}
              className="flex min-h-16 items-center gap-4 px-4 py-3 text-ink no-underline outline-offset-[-2px] hover:bg-sunken/45 lg:px-6"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-label">{label}</span>
                <span className="block text-sm text-ink-2">{about}</span>
              </span>
              {waiting ? <Count of={waiting[name]} /> : <Skeleton width="2rem" height="1.5rem" />}
              <ChevronRight size={18} aria-hidden="true" className="text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const Count = ({ of }: { of: number }) =>
  of > 0 ? (
    <span className="text-lg font-strong tabular-nums">{formatWhole(of)}</span>
  ) : (
    <span className="text-sm text-ink-3">None</span>
  );
