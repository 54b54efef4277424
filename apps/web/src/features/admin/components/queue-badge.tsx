import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../../ui/data/badge.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { QueueName } from '../queues.ts';
import { statsQuery } from '../stats.queries.ts';

/** There is not much room beside the name. */
const MOST = 99;

/** How much waits in a queue; nothing while that is unknown, and nothing when there is none. */
export function QueueBadge({ queue }: { queue: QueueName }) {
  const { data } = useQuery(statsQuery());
  const count = data?.waiting[queue] ?? 0;
  if (count <= 0) return null;
  return (
    <Badge tone="outline" className="ml-auto bg-surface px-1.5 tabular-nums">
      {count > MOST ? `${MOST}+` : count}
      <VisuallyHidden> waiting</VisuallyHidden>
    </Badge>
  );
}
