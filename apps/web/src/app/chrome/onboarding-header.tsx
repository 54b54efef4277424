import { useEffect } from 'react';
import { useSignOut } from '../../features/auth/sign-out.ts';
import { Button } from '../../ui/form/button.tsx';
import { prefetchPage } from '../prefetch.ts';
import { HeaderFrame } from './header-frame.tsx';

/** For somebody in the middle of verification or setup: every other entry would only bounce back. */
export function OnboardingHeader() {
  const signOut = useSignOut();
  // What comes next is known, so that it is there when the last step is done.
  useEffect(() => {
    prefetchPage('/dashboard');
    import('./member-header.tsx').catch(() => undefined);
  }, []);
  return (
    <HeaderFrame>
      <Button variant="quiet" onClick={signOut}>
        Sign Out
      </Button>
    </HeaderFrame>
  );
}
