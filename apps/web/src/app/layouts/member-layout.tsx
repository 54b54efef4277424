import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { ThumbNav } from '../chrome/thumb-nav.tsx';
import { Guard } from '../guard.tsx';

export function MemberLayout({ adminOnly = false }: { adminOnly?: boolean }) {
  const { needsSetup } = useSession();
  return (
    <QueryClientProvider client={queryClient}>
      <Guard adminOnly={adminOnly} />
      {!needsSetup && <ThumbNav />}
    </QueryClientProvider>
  );
}

export const AdminLayout = () => <MemberLayout adminOnly />;
