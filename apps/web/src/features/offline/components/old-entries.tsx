import { pluralize } from '@fitarc/domain/pluralize';
import { Link } from 'react-router';
import { dayWords } from '../../../lib/day-text.ts';
import { Notice } from '../../../ui/data/notice.tsx';
import { oldEntries } from '../outbox-line.ts';
import { useOutbox } from '../use-outbox.ts';

/** On the dashboard: what has been on this device only for more than a day. */
export function OldEntries() {
  const [oldest, ...others] = oldEntries(useOutbox(), Date.now());
  if (!oldest) return null;
  const count = others.length + 1;
  return (
    <Notice tone="warning" className="mb-5">
      {pluralize(count, 'thing')} you entered {count === 1 ? 'is' : 'are'} still on this device only, since{' '}
      {dayWords(new Date(oldest.madeAt).toISOString())}. <Link to="/waiting">See what waits</Link>
    </Notice>
  );
}
