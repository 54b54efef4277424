import { OnItsWay } from '../../../ui/on-its-way.tsx';

export function AdminUsersPage() {
  return <OnItsWay title="User Management">Accounts will be searched, paged and banned here.</OnItsWay>;
}
