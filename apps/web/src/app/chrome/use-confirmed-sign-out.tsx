import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useSignOut } from '../../features/auth/sign-out.ts';

interface Props {
  signOut(): void;
}

/** Where the questions cannot be loaded: nobody is kept from signing out. */
function SignOutUnasked({ signOut }: Props) {
  const onPressed = useEffectEvent(signOut);
  useEffect(() => onPressed(), []);
  return null;
}

const ConfirmSignOut = lazy(() =>
  import('./confirm-sign-out.tsx').then(
    (m) => ({ default: m.ConfirmSignOut }),
    () => ({ default: SignOutUnasked }),
  ),
);

/** Signing out ends what is kept on the device, so whoever would lose something is asked. */
export function useConfirmedSignOut() {
  const signOut = useSignOut();
  const [asked, setAsked] = useState(0);
  return {
    signOut: () => setAsked(asked + 1),
    question: asked > 0 && (
      <Suspense>
        <ConfirmSignOut key={asked} signOut={signOut} />
      </Suspense>
    ),
  };
}
