import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { changeSession, endSession, useSession } from '../../../lib/session.ts';
import { readClaims } from '../../../lib/token.ts';
import { VerifyEmail } from '../components/verify-email.tsx';

/** Decides who has something to verify here; the form is a component of its own. */
export function VerifyEmailPage() {
  const { token, isVerified } = useSession();
  const claims = token ? readClaims(token) : undefined;
  const undecodable = token !== '' && !claims;
  const verified = Boolean(claims) && (isVerified || claims?.isVerified === true);

  useEffect(() => {
    if (undecodable) endSession();
    // Flag and claim may disagree; either counts, and the guard must see the same.
    if (verified && !isVerified) changeSession({ isVerified: true });
  }, [undecodable, verified, isVerified]);

  if (!token || !claims) return <Navigate to="/login" replace />;
  if (verified) return <Navigate to="/dashboard" replace />;
  return <VerifyEmail email={claims.email} />;
}
