import { lazy, Suspense } from 'react';
import { useSession } from '../../lib/session.ts';
import { HeaderFrame } from './header-frame.tsx';
import { SignedOutHeader } from './signed-out-header.tsx';

const LimboHeader = lazy(() => import('./limbo-header.tsx').then((m) => ({ default: m.LimboHeader })));
const MemberHeader = lazy(() => import('./member-header.tsx').then((m) => ({ default: m.MemberHeader })));

export function Header() {
  const { token, isVerified, needsSetup } = useSession();
  if (!token) return <SignedOutHeader />;
  return (
    <Suspense fallback={<HeaderFrame />}>
      {!isVerified || needsSetup ? <LimboHeader /> : <MemberHeader />}
    </Suspense>
  );
}
