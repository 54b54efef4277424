import { useEffect, useEffectEvent, useState } from 'react';
import { SignOutOutbox } from '../../features/offline/components/sign-out-outbox.tsx';
import { NEW_WORKOUT } from '../../features/workouts/log/new-workout.ts';
import { deviceDrafts } from '../../lib/drafts.ts';
import { outboxNow, outboxReady } from '../../lib/offline/outbox.ts';
import { SignOutQuestion } from './sign-out-question.tsx';

/** The menu it was chosen from gives the focus back first. */
const CLOSED_MS = 50;

type Question = 'workout' | 'outbox';

/** Signs out; first asks whoever has begun a workout or has entries that wait to be sent. */
export function ConfirmSignOut({ signOut }: { signOut(): void }) {
  const [question, setQuestion] = useState<Question>();
  const [open, setOpen] = useState(true);

  async function signOutUnlessQueued() {
    await outboxReady();
    if (outboxNow().length > 0) ask('outbox');
    else signOut();
  }

  function ask(next: Question) {
    setQuestion(next);
    setOpen(true);
  }

  const onPressed = useEffectEvent(() => {
    if (deviceDrafts.read(NEW_WORKOUT)) return setTimeout(() => ask('workout'), CLOSED_MS);
    void signOutUnlessQueued();
    return undefined;
  });

  useEffect(() => {
    const timer = onPressed();
    return () => clearTimeout(timer);
  }, []);

  if (question === 'workout')
    return (
      <SignOutQuestion open={open} onOpenChange={setOpen} onConfirm={() => void signOutUnlessQueued()} />
    );
  if (question === 'outbox') return <SignOutOutbox open={open} onOpenChange={setOpen} signOut={signOut} />;
  return null;
}
