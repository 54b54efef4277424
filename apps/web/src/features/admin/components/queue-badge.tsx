import { useQuery } from '@tanstack/react-query';
import { wholeFigure } from '../../../lib/figures.ts';
import { Badge } from '../../../ui/badge.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { QueueName } from '../queues.ts';
import { statsQuery } from '../stats.queries.ts';

/** How much waits in a queue; nothing while that is unknown, and nothing when there is none. */
export function QueueBadge({ queue }: { queue: QueueName }) {
  const { data } = useQuery(statsQuery());
  const count = data?.waiting[queue] ?? 0;
  if (count <= 0) return null;
  return (
    <Badge tone="outline" className="ml-auto bg-surface tabular-nums">
      {wholeFigure(count)}
      <VisuallyHidden> waiting</VisuallyHidden>
    </Badge>
  );
}
