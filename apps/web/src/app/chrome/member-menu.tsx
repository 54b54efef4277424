import type { MemberPage } from '@fitarc/contract/page-paths';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { ADMIN, fitness, TRACKING } from '../menus.ts';
import { MenuSection } from './menu-section.tsx';
import { useConfirmedSignOut } from './use-confirmed-sign-out.tsx';

const NAVIGATION = [
  { label: 'Dashboard', to: '/dashboard' },
  { label: 'Profile', to: '/dashboard' },
  { label: 'Settings', to: '/settings' },
];

interface Props {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly plans: MemberPage;
  readonly isAdmin: boolean;
}

export function MemberMenu({ open, onOpenChange, plans, isAdmin }: Props) {
  const { signOut, question } = useConfirmedSignOut();
  const close = () => onOpenChange(false);
  return (
    <>
      <Sheet open={open} onOpenChange={onOpenChange} title="Menu">
        <MenuSection
          title="Navigation"
          entries={NAVIGATION}
          onChoose={close}
          onSignOut={() => {
            close();
            signOut();
          }}
        />
        <MenuSection title="Tracking" entries={TRACKING} onChoose={close} />
        <MenuSection title="Fitness" entries={fitness(plans)} onChoose={close} />
        {isAdmin && <MenuSection title="Admin" entries={ADMIN} onChoose={close} />}
      </Sheet>
      {question}
    </>
  );
}
