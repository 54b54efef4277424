import type { AdminPage } from '@fitarc/contract/page-paths';
import { Link } from 'react-router';

const LINKS: readonly (readonly [to: AdminPage, label: string, about: string])[] = [
  ['/admin/users', 'User Management', 'Find, help and ban members'],
  ['/admin/workouts/exercises', 'Exercise Library', 'Add, change and remove exercises'],
  ['/admin/nutrition/foods', 'Approved Foods', 'Correct and remove foods that members share'],
  ['/admin/nutrition/products', 'Products', 'Correct and remove packaged foods'],
  ['/admin/analytics', 'System Analytics', 'Server health and growth'],
  ['/admin/audit', 'Audit Log', 'Who did what, and when'],
  ['/admin/invitations', 'Invitations', 'Invite people and create members'],
  ['/admin/mail', 'Mail', 'Emails that are waiting or failed'],
  ['/admin/backups', 'Backups', 'Make, download and restore copies of all data'],
  ['/admin/installation', 'Installation', 'Name, contact, sign-up and announcement'],
];

export function AdminLinks() {
  return (
    <section aria-labelledby="more">
      <h2 id="more" className="mb-3">
        More tools
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {LINKS.map(([to, label, about]) => (
          <li key={to}>
            <Link
              to={to}
              className="block h-full rounded-lg border border-line bg-surface p-4 text-ink no-underline hover:border-line-strong lg:px-6"
            >
              <span className="block font-strong">{label}</span>
              <span className="block text-sm text-ink-2">{about}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
