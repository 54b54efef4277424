import { lazy, Suspense, useState } from 'react';
import { useSignOut } from '../../features/auth/sign-out.ts';
import { NEW_WORKOUT } from '../../features/workouts/log/new-workout.ts';
import { deviceDrafts } from '../../lib/drafts.ts';

const SignOutQuestion = lazy(() =>
  import('./sign-out-question.tsx').then((m) => ({ default: m.SignOutQuestion })),
);
const SignOutOutbox = lazy(() =>
  import('../../features/offline/components/sign-out-outbox.tsx').then((m) => ({ default: m.SignOutOutbox })),
);

/** The menu it was chosen from gives the focus back first. */
const CLOSED_MS = 50;

async function hasQueuedWrites(): Promise<boolean> {
  try {
    const { outboxNow, outboxReady } = await import('../../lib/offline/outbox.ts');
    await outboxReady();
    return outboxNow().length > 0;
  } catch {
    return false;
  }
}

/** Signing out ends what is kept on the device, so whoever has begun a workout or has entries waiting is asked. */
export function useConfirmedSignOut() {
  const signOut = useSignOut();
  const [asking, setAsking] = useState<'workout' | 'outbox'>();
  const [open, setOpen] = useState(false);

  function ask(what: 'workout' | 'outbox') {
    setAsking(what);
    setTimeout(() => setOpen(true), CLOSED_MS);
  }

  async function signOutUnlessQueued() {
    if (await hasQueuedWrites()) ask('outbox');
    else signOut();
  }

  return {
    signOut() {
      if (deviceDrafts.read(NEW_WORKOUT)) ask('workout');
      else void signOutUnlessQueued();
    },
    question: (
      <Suspense>
        {asking === 'workout' && (
          <SignOutQuestion open={open} onOpenChange={setOpen} onConfirm={() => void signOutUnlessQueued()} />
        )}
        {asking === 'outbox' && <SignOutOutbox open={open} onOpenChange={setOpen} signOut={signOut} />}
      </Suspense>
    ),
  };
}
