import { lazy, Suspense, useState } from 'react';
import { useSignOut } from '../../features/auth/sign-out.ts';

const ConfirmSignOut = lazy(() =>
  import('./confirm-sign-out.tsx').then((m) => ({ default: m.ConfirmSignOut })),
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
