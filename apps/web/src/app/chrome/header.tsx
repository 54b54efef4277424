import { lazy } from 'react';
import { useSession } from '../../lib/session.ts';
import { FramePart } from '../frame-part.tsx';
import { MemberHeader } from '../lazy-layouts.ts';
import { HeaderFrame } from './header-frame.tsx';
import { SignedOutHeader } from './signed-out-header.tsx';

const OnboardingHeader = lazy(() =>
  import('./onboarding-header.tsx').then((m) => ({ default: m.OnboardingHeader })),
);

export function Header() {
  const { token, isVerified, needsSetup } = useSession();
  if (!token) return <SignedOutHeader />;
  return (
    <FramePart fallback={<HeaderOnItsWay />}>
      {!isVerified || needsSetup ? <OnboardingHeader /> : <MemberHeader />}
    </FramePart>
  );
}

/** Keeps the places of the avatar and the menu, so that nothing moves when they come. */
function HeaderOnItsWay() {
  return (
    <HeaderFrame>
      <span aria-hidden="true" className="grid size-touch place-items-center">
        <span className="size-8.5 rounded-full bg-accent-soft" />
      </span>
      <span aria-hidden="true" className="size-touch lg:hidden" />
    </HeaderFrame>
  );
}
