import type { AdminPage } from '@fitarc/contract/page-paths';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  Apple,
  Archive,
  Barcode,
  Flag,
  Inbox,
  Info,
  LayoutGrid,
  type LucideIcon,
  Mail,
  PersonStanding,
  ScrollText,
  TrendingUp,
  UserPlus,
  Users,
  Utensils,
} from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { QueueBadge } from '../../features/admin/components/queue-badge.tsx';
import type { QueueName } from '../../features/admin/queues.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { ADMIN, isWithin } from '../menus.ts';

const LOOKS: Partial<Record<AdminPage, { Icon: LucideIcon; queue?: QueueName }>> = {
  '/admin': { Icon: LayoutGrid },
  '/admin/users': { Icon: Users, queue: 'appeals' },
  '/admin/content': { Icon: Flag, queue: 'flags' },
  '/admin/workouts': { Icon: Inbox, queue: 'submissions' },
  '/admin/workouts/exercises': { Icon: PersonStanding },
  '/admin/nutrition': { Icon: Utensils, queue: 'foods' },
  '/admin/nutrition/foods': { Icon: Apple },
  '/admin/nutrition/products': { Icon: Barcode },
  '/admin/analytics': { Icon: TrendingUp },
  '/admin/audit': { Icon: ScrollText },
  '/admin/invitations': { Icon: UserPlus },
  '/admin/mail': { Icon: Mail },
  '/admin/backups': { Icon: Archive },
  '/admin/installation': { Icon: Info },
};

const look =
  'flex min-h-touch items-center gap-2.5 rounded-md px-3 whitespace-nowrap text-[.90625rem] font-label text-ink-2 no-underline ' +
  'hover:bg-sunken hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:font-strong aria-[current=page]:text-ink';

/** The entry a page belongs to is the one that says most about its address. */
const currentOf = (pathname: string) =>
  ADMIN.filter((entry) => isWithin(entry, pathname)).sort((a, b) => b.to.length - a.to.length)[0];

/** Beside every page for administrators where there is room; elsewhere the menu of the header has the same. */
export function AdminNav() {
  const { token, isVerified, isAdmin, needsSetup } = useSession();
  const { pathname } = useLocation();
  const current = currentOf(pathname.replace(/\/$/, ''));
  // Whoever is about to be led elsewhere is shown nothing and asks for nothing.
  if (!token || !isVerified || !isAdmin || needsSetup) return null;
  return (
    <QueryClientProvider client={queryClient}>
      <ul>
        {ADMIN.map((entry) => {
          const { Icon, queue } = LOOKS[entry.to as AdminPage] ?? { Icon: LayoutGrid };
          return (
            <li key={entry.to}>
              <Link to={entry.to} aria-current={entry === current ? 'page' : undefined} className={look}>
                <Icon size={18} aria-hidden="true" />
                {entry.label}
                {/* On each page anew, so that a count from a while ago is asked for again. */}
                {queue && <QueueBadge key={pathname} queue={queue} />}
              </Link>
            </li>
          );
        })}
      </ul>
    </QueryClientProvider>
  );
}
