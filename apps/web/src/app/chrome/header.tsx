import { lazy, Suspense } from 'react';
import { useSession } from '../../lib/session.ts';
import { HeaderFrame } from './header-frame.tsx';
import { LimboHeader } from './limbo-header.tsx';
import { SignedOutHeader } from './signed-out-header.tsx';

const MemberHeader = lazy(() => import('./member-header.tsx').then((m) => ({ default: m.MemberHeader })));

export function Header() {
  const { token, isVerified, needsSetup } = useSession();
  if (!token) return <SignedOutHeader />;
  if (!isVerified || needsSetup) return <LimboHeader />;
  return (
    <Suspense fallback={<HeaderFrame />}>
      <MemberHeader />
    </Suspense>
  );
}
