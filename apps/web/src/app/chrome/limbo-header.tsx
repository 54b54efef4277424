import { useSignOut } from '../../features/auth/sign-out.ts';
import { Button } from '../../ui/button.tsx';
import { HeaderFrame } from './header-frame.tsx';

/** For somebody in the middle of verification or setup: every other entry would only bounce back. */
export function LimboHeader() {
  const signOut = useSignOut();
  return (
    <HeaderFrame>
      <Button variant="quiet" onClick={signOut}>
        Sign Out
      </Button>
    </HeaderFrame>
  );
}
