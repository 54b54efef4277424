import { USER_STATES, type UserRow } from '@fitarc/contract/admin';
import { TITLES } from '@fitarc/contract/page-titles';
import { useQuery } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { formatWhole } from '../../../lib/format-number.ts';
import { useSession } from '../../../lib/session.ts';
import { readClaims } from '../../../lib/token.ts';
import { useListFilter } from '../../../lib/use-list-filter.ts';
import { usePagedList } from '../../../lib/use-paged-list.ts';
import { Pager, turnPage } from '../../../ui/data/pager.tsx';
import { RetryLine } from '../../../ui/data/retry-line.tsx';
import { SelectionBar } from '../../../ui/data/selection-bar.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { ListFilter } from '../../../ui/form/list-filter.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { useDialogState } from '../../../ui/overlay/use-dialog-state.ts';
import { type Account, users } from '../accounts.ts';
import { AppealsLink } from '../components/appeals-link.tsx';
import { BanUser } from '../components/ban-user.tsx';
import { BulkBan } from '../components/bulk-ban.tsx';
import { ExportUsers } from '../components/export-users.tsx';
import { NoUsers, UsersLoading } from '../components/user-list-states.tsx';
import { UsersTable } from '../components/users-table.tsx';
import { statsQuery } from '../stats.queries.ts';
import { useSelection } from '../use-selection.ts';
import { usersList } from '../users.queries.ts';

const FILTER = { searchLength: 254, param: 'state', values: USER_STATES };
const STATES = [
  { value: 'active', label: 'Not banned' },
  { value: 'banned', label: 'Banned' },
  { value: 'admin', label: 'Administrators' },
  { value: 'invited', label: 'Invited' },
  { value: 'unconfirmed', label: 'Unconfirmed' },
] as const;
const SIZE = 25;

/** '11 users, 1 banned'; its line is kept while that is unknown. */
function Lead() {
  const { data } = useQuery(statsQuery());
  if (!data) return <p>{'\u00a0'}</p>;
  return (
    <p>
      {users(data.totalUsers)}, {formatWhole(data.bannedUsers)} banned
    </p>
  );
}

export function AdminUsersPage() {
  const ownEmail = readClaims(useSession().token)?.email;
  const { search, filter: state, field, clear } = useListFilter(FILTER);
  const { query, list } = usePagedList({ ...usersList(search, state), size: SIZE });
  const { rows, page, pages } = list;
  const selection = useSelection(rows);
  const one = useDialogState<UserRow>();
  const many = useDialogState<readonly Account[]>();
  const leave = ({ id }: Account) => selection.drop(id);
  const count = selection.accounts.length;
  return (
    <Page title={TITLES['/admin/users']} lead={<Lead />} actions={<ExportUsers />}>
      <AppealsLink />
      <ListFilter
        {...field}
        searchLabel="Search by email or name"
        placeholder="Search by email or name"
        filterLabel="Show"
        all="All users"
        options={STATES}
      />
      <VisuallyHidden role="status">
        {(search || state) && query.isSuccess && `${users(query.data.total)} found`}
      </VisuallyHidden>
      {list.failed ? (
        <RetryLine onRetry={() => query.refetch()} retrying={query.isFetching} />
      ) : !rows ? (
        <UsersLoading />
      ) : rows.length === 0 ? (
        <NoUsers search={search} onClear={clear} />
      ) : (
        <div className="grid gap-5">
          <UsersTable
            users={rows}
            ownEmail={ownEmail}
            selection={selection}
            waiting={query.isPlaceholderData}
            onBan={one.show}
          />
          {pages > 1 && (
            <Pager label="Pages of users" page={page} pages={pages} onPage={turnPage(list.onPage)} />
          )}
        </div>
      )}
      <SelectionBar label="Selected users" count={count} onClear={selection.clear}>
        <Button
          variant="danger"
          icon={<Ban size={18} aria-hidden="true" />}
          onClick={() => many.show(selection.accounts)}
        >
          Ban {users(count)}
        </Button>
      </SelectionBar>
      {one.layer && (
        <BanUser
          key={one.layer.key}
          account={one.layer.about}
          open={one.layer.open}
          onBanned={leave}
          onClose={one.hide}
        />
      )}
      {many.layer && (
        <BulkBan
          key={many.layer.key}
          accounts={many.layer.about}
          open={many.layer.open}
          onBanned={leave}
          onClose={many.hide}
        />
      )}
    </Page>
  );
}
