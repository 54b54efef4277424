import type { MemberPage } from '@fitarc/contract/page-paths';
import { initials } from '@fitarc/domain/identity';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { ChevronDown, Menu as MenuIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { plansQuery } from '../../features/plans/plans.queries.ts';
import { profileQuery } from '../../features/profile/profile.queries.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { IconButton } from '../../ui/form/button.tsx';
import { Menu, MenuItem, MenuLink } from '../../ui/overlay/menu.tsx';
import { FramePart } from '../frame-part.tsx';
import { lazyWithPreload } from '../lazy-with-preload.tsx';
import { ADMIN, fitness, isWithin, TRACKING } from '../menus.ts';
import { HeaderFrame, navLook } from './header-frame.tsx';
import { OpenedPart } from './opened-part.tsx';
import { useConfirmedSignOut } from './use-confirmed-sign-out.tsx';

// Wide screens never open it.
const MemberMenu = lazyWithPreload(() =>
  import('./member-menu.tsx').then((m) => ({ default: m.MemberMenu })),
);

const StatusLine = lazyWithPreload(() =>
  import('../../features/offline/components/status-line.tsx').then((m) => ({ default: m.StatusLine })),
);

export function preloadHeader(): void {
  void queryClient.prefetchQuery(profileQuery());
  void queryClient.prefetchQuery(plansQuery());
}

export function MemberHeader() {
  return (
    <QueryClientProvider client={queryClient}>
      <Bar />
    </QueryClientProvider>
  );
}

/** While unknown or failed: the list page, which can try again. */
function usePlansTarget(): MemberPage {
  const { data } = useQuery(plansQuery());
  return data && data.length === 0 ? '/workout-plans/onboarding' : '/workout-plans/existing';
}

function Bar() {
  const { isAdmin } = useSession();
  const plans = usePlansTarget();
  const [open, setOpen] = useState<boolean>();
  return (
    <HeaderFrame
      nav={
        <>
          <NavLink to="/dashboard" className={navLook}>
            Dashboard
          </NavLink>
          <Dropdown label="Tracking" entries={TRACKING} />
          <Dropdown label="Fitness" entries={fitness(plans)} />
          {isAdmin && <Dropdown label="Admin" entries={ADMIN} />}
        </>
      }
      below={
        <FramePart>
          <StatusLine />
        </FramePart>
      }
    >
      <AccountMenu />
      <IconButton
        label="Open menu"
        aria-expanded={open ?? false}
        className="lg:hidden"
        onClick={() => setOpen(true)}
      >
        <MenuIcon size={20} aria-hidden="true" />
      </IconButton>
      {open !== undefined && (
        <OpenedPart open={open} onOpenChange={setOpen}>
          <MemberMenu open={open} onOpenChange={setOpen} plans={plans} isAdmin={isAdmin} />
        </OpenedPart>
      )}
    </HeaderFrame>
  );
}

function Dropdown({ label, entries }: { label: string; entries: typeof TRACKING }) {
  const { pathname } = useLocation();
  const here = entries.some((entry) => isWithin(entry, pathname));
  return (
    <Menu trigger={<NavButton current={here}>{label}</NavButton>}>
      {entries.map((entry) => (
        <MenuLink key={entry.label} to={entry.to} current={entry.to === pathname}>
          {entry.label}
        </MenuLink>
      ))}
    </Menu>
  );
}

function NavButton({ current, children, ...rest }: { current: boolean; children: ReactNode }) {
  return (
    <button type="button" {...rest} aria-current={current ? 'page' : undefined} className={navLook}>
      {children}
      <ChevronDown size={16} aria-hidden="true" />
    </button>
  );
}

function AccountMenu() {
  const { data: profile } = useQuery(profileQuery());
  const { signOut, question } = useConfirmedSignOut();
  return (
    <>
      <Menu
        align="end"
        trigger={
          <button
            type="button"
            aria-label="Account menu"
            className="inline-flex h-touch min-w-touch items-center justify-center gap-0.5 rounded-md text-ink-2"
          >
            <Avatar initials={profile ? initials(profile.first_name, profile.last_name) : ''} />
            <ChevronDown size={16} aria-hidden="true" className="max-lg:hidden" />
          </button>
        }
      >
        <MenuLink to="/dashboard">Profile</MenuLink>
        <MenuLink to="/settings">Settings</MenuLink>
        <MenuItem onSelect={signOut}>Sign Out</MenuItem>
      </Menu>
      {question}
    </>
  );
}
