import { TITLES } from '@fitarc/contract/page-titles';
import { AUDIT_ACTS, type AuditAct } from '@fitarc/domain/audit';
import { ScrollText } from 'lucide-react';
import { useCallback } from 'react';
import { useAddressParams } from '../../../lib/use-address-params.ts';
import { usePagedList } from '../../../lib/use-paged-list.ts';
import { Card } from '../../../ui/data/card.tsx';
import { EmptyState } from '../../../ui/data/empty-state.tsx';
import { PagedList } from '../../../ui/data/paged-list.tsx';
import { RetryLine } from '../../../ui/data/retry-line.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { auditLog } from '../audit.queries.ts';
import { ACT_LABELS } from '../audit-text.ts';
import { AuditEntryItem } from '../components/audit-entry.tsx';

const SEARCH_LENGTH = 254;
const ALL = 'all';
const OPTIONS = [
  { value: ALL, label: 'All actions' },
  ...AUDIT_ACTS.map((value) => ({ value, label: ACT_LABELS[value] })),
];
const readAct = (text: string | null): AuditAct | undefined => AUDIT_ACTS.find((act) => act === text);

export function AdminAuditPage() {
  const { params, change } = useAddressParams();
  const search = (params.get('search') ?? '').slice(0, SEARCH_LENGTH);
  const act = readAct(params.get('act'));
  const { query, drop: _drop, refresh: _refresh, ...queue } = usePagedList(auditLog(search, act));
  const onSearch = useCallback(
    (text: string) => change({ search: text, page: undefined }, { replace: true }),
    [change],
  );
  return (
    <Page title={TITLES['/admin/audit']} lead="What administrators have done, and when">
      <div className="mb-4 grid gap-3 sm:grid-cols-[1fr_14rem]">
        <SearchField
          label="Search the log"
          placeholder="Email or name"
          maxLength={SEARCH_LENGTH}
          value={search}
          onSearch={onSearch}
        />
        <SelectField
          label="Action"
          labelHidden
          options={OPTIONS}
          value={act ?? ALL}
          onChange={({ target }) => change({ act: readAct(target.value), page: undefined })}
        />
      </div>
      <PagedList
        label="entries"
        {...queue}
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
