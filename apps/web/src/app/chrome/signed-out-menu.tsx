import { signUpPolicy } from '../../lib/sign-up-policy.ts';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { MenuSection } from './menu-section.tsx';

const entries = () => [
  { label: 'About', to: '/about' },
  { label: 'Log in', to: '/login' },
  ...(signUpPolicy() === 'open' ? [{ label: 'Sign up', to: '/signup' }] : []),
];

export function SignedOutMenu(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Sheet {...props} title="Menu">
      <MenuSection title="Navigation" entries={entries()} onChoose={() => props.onOpenChange(false)} />
    </Sheet>
  );
}
