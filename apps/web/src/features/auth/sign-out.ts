import { logout } from '@fitarc/contract/auth';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api.ts';
import { dropAllDrafts } from '../../lib/drafts.ts';
import { forgetStored } from '../../lib/forget-stored.ts';
import { beforeLeaving } from '../../lib/leave-guard.ts';
import { endSession } from '../../lib/session.ts';
import { forgetFormerMember } from './former-member.ts';

/** Signs out here whatever the server says, and tells it so that the token is worth nothing anywhere. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  const signOut = async () => {
    // Sent first: it needs the token. Its failure changes nothing for the person leaving.
    call(logout, {}).catch(() => undefined);
    dropAllDrafts();
    await forgetStored();
    endSession('/home');
    await navigate('/home');
    await forgetFormerMember();
  };
  return () => beforeLeaving(() => void signOut());
}
