import { Sheet } from '../../ui/overlay/sheet.tsx';
import { MenuSection } from './menu-section.tsx';

const ENTRIES = [
  { label: 'About', to: '/about' },
  { label: 'Log in', to: '/login' },
  { label: 'Sign up', to: '/signup' },
];

export function SignedOutMenu(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Sheet {...props} title="Menu">
      <MenuSection title="Navigation" entries={ENTRIES} onChoose={() => props.onOpenChange(false)} />
    </Sheet>
  );
}
