import { usePagedList } from '../../../lib/use-paged-list.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { PagedList } from '../../../ui/data/paged-list.tsx';
import { RetryLine } from '../../../ui/data/retry-line.tsx';
import { auditLog } from '../audit.queries.ts';
import { AuditEntryItem } from './audit-entry.tsx';

/** What administrators did to an account. */
export function AccountHistory({ userId }: { userId: number }) {
  const { query, list } = usePagedList(auditLog({ user: userId }));
  return (
    <Card flush aria-labelledby="history">
      <CardHead id="history" title="History" />
      <div className="border-t border-line">
        <PagedList
          label="entries"
          {...list}
          failure={<RetryLine onRetry={() => void query.refetch()} retrying={query.isFetching} />}
          empty={<p className="px-4 py-3 text-ink-2 lg:px-6">No administrator has changed this account.</p>}
        >
          {(rows) => (
            <ol>
              {rows.map((entry) => (
                <AuditEntryItem key={entry.id} entry={entry} />
              ))}
            </ol>
          )}
        </PagedList>
      </div>
    </Card>
  );
}
