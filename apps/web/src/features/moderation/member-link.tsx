import { Link } from 'react-router';

/** Leads to the account in User Management; of a deleted one there are only words. */
export function MemberLink({ email }: { email: string }) {
  if (!email.includes('@')) return email || 'A former member';
  return <Link to={`/admin/users?${new URLSearchParams({ search: email })}`}>{email}</Link>;
}
