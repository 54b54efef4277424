import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { readClaims } from '../../lib/token.ts';
import { ThumbNav } from '../chrome/thumb-nav.tsx';
import { Guard } from '../guard.tsx';

/** Somebody else may sign in in another tab: nothing of the former member may stay on this one. */
function useOwner(): string {
  const { token } = useSession();
  const owner = readClaims(token)?.email ?? token;
  const shown = useRef(owner);
  useEffect(() => {
    if (shown.current === owner) return;
    shown.current = owner;
    void queryClient.resetQueries();
  }, [owner]);
  return owner;
}

export function MemberLayout({ adminOnly = false }: { adminOnly?: boolean }) {
  const { needsSetup } = useSession();
  const owner = useOwner();
  return (
    <QueryClientProvider client={queryClient}>
      <Guard key={owner} adminOnly={adminOnly} />
      {!needsSetup && <ThumbNav />}
    </QueryClientProvider>
  );
}

export const AdminLayout = () => <MemberLayout adminOnly />;
