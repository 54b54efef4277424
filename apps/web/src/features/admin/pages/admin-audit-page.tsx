import { TITLES } from '@fitarc/contract/page-titles';
import { AUDIT_ACTS } from '@fitarc/domain/audit';
import { ScrollText } from 'lucide-react';
import { useListFilter } from '../../../lib/use-list-filter.ts';
import { usePagedList } from '../../../lib/use-paged-list.ts';
import { Card } from '../../../ui/data/card.tsx';
import { EmptyState } from '../../../ui/data/empty-state.tsx';
import { PagedList } from '../../../ui/data/paged-list.tsx';
import { RetryLine } from '../../../ui/data/retry-line.tsx';
import { ListFilter } from '../../../ui/form/list-filter.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { auditLog } from '../audit.queries.ts';
import { ACT_LABELS } from '../audit-text.ts';
import { AuditEntryItem } from '../components/audit-entry.tsx';

const FILTER = { searchLength: 254, param: 'act', values: AUDIT_ACTS };
const OPTIONS = AUDIT_ACTS.map((value) => ({ value, label: ACT_LABELS[value] }));

export function AdminAuditPage() {
  const { search, filter: act, field } = useListFilter(FILTER);
  const { query, list } = usePagedList(auditLog({ search, act }));
  return (
    <Page title={TITLES['/admin/audit']} lead="What administrators have done, and when">
      <ListFilter
        {...field}
        searchLabel="Search the log"
        placeholder="Email or name"
        filterLabel="Action"
        all="All actions"
        options={OPTIONS}
      />
      <PagedList
        label="entries"
        {...list}
        failure={<RetryLine onRetry={() => void query.refetch()} retrying={query.isFetching} />}
        empty={<NothingThere searched={search !== '' || act !== undefined} />}
      >
        {(rows) => (
          <Card flush>
            <ol>
              {rows.map((entry) => (
                <AuditEntryItem key={entry.id} entry={entry} />
              ))}
            </ol>
          </Card>
        )}
      </PagedList>
    </Page>
  );
}

const NothingThere = ({ searched }: { searched: boolean }) => (
  <Card>
    <EmptyState icon={<ScrollText />} title={searched ? 'No entries match' : 'Nothing has been done yet'}>
      {searched
        ? 'Try another word, or show all actions.'
        : 'Bans, reviews and changes to the library appear here.'}
    </EmptyState>
  </Card>
);
