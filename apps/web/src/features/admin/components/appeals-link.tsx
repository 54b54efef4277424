import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatWhole } from '../../../lib/format-number.ts';
import { Notice } from '../../../ui/data/notice.tsx';
import { statsQuery } from '../stats.queries.ts';

/** Above the list of users, while somebody waits for an answer. */
export function AppealsLink() {
  const { data } = useQuery(statsQuery());
  const waiting = data?.waiting.appeals ?? 0;
  if (waiting === 0) return null;
  return (
    <Notice className="mb-4">
      {waiting === 1
        ? 'One banned member has appealed. '
        : `${formatWhole(waiting)} banned members have appealed. `}
      <Link to="/admin/users/appeals">Read {waiting === 1 ? 'the appeal' : 'the appeals'}</Link>
    </Notice>
  );
}
