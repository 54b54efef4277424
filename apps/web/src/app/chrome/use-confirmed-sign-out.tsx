import { useState } from 'react';
import { useSignOut } from '../../features/auth/sign-out.ts';
import { NEW_WORKOUT } from '../../features/workouts/log/new-workout.ts';
import { deviceDrafts } from '../../lib/drafts.ts';
import { lazyWithPreload } from '../lazy-with-preload.tsx';
import { OpenedPart } from './opened-part.tsx';

const SignOutQuestion = lazyWithPreload(() =>
  import('./sign-out-question.tsx').then((m) => ({ default: m.SignOutQuestion })),
);

/** The menu it was chosen from gives the focus back first. */
const CLOSED_MS = 50;

/** Signing out ends what is kept on the device, so whoever has begun a workout is asked. */
export function useConfirmedSignOut() {
  const signOut = useSignOut();
  const [asking, setAsking] = useState<boolean>();
  return {
    signOut() {
      if (deviceDrafts.read(NEW_WORKOUT)) setTimeout(() => setAsking(true), CLOSED_MS);
      else signOut();
    },
    question: asking !== undefined && (
      <OpenedPart open={asking} onOpenChange={setAsking}>
        <SignOutQuestion open={asking} onOpenChange={setAsking} onConfirm={signOut} />
      </OpenedPart>
    ),
  };
}
