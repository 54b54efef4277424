import { pageAtPath } from '@fitarc/contract/page-paths';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { exitPath, forgetExit, useSession } from '../lib/session.ts';

interface Props {
  readonly adminOnly?: boolean;
  readonly children?: ReactNode;
}

/** Decides from what the browser stores; the server decides again at every call. */
export function Guard({ adminOnly = false, children = <Outlet /> }: Props) {
  const session = useSession();
  const { pathname } = useLocation();
  if (!session.token) return <Exit />;
  if (!session.isVerified) return <Navigate to="/verify-email" replace />;
  const atSetup = pageAtPath(pathname)?.path === '/profile-setup';
  if (session.needsSetup && !atSetup) return <Navigate to="/profile-setup" replace />;
  if (!session.needsSetup && atSetup) return <Navigate to="/dashboard" replace />;
  if (adminOnly && !session.isAdmin) return <Navigate to="/" replace />;
  return children;
}

function Exit() {
  const navigate = useNavigate();
  const [to] = useState(exitPath);
  useEffect(() => {
    // A refused call may have led there already.
    if (window.location.pathname !== to) void navigate(to, { replace: true });
    // After the redirect: coming back to a guarded page later leads to /login again.
    return forgetExit;
  }, [navigate, to]);
  return null;
}
