import { TITLES } from '@fitarc/contract/page-titles';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useInstallation } from '../../../lib/installation.ts';
import { endSession, sessionNow } from '../../../lib/session.ts';
import { Notice } from '../../../ui/data/notice.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { AuthFrame } from '../../auth/components/auth-frame.tsx';
import { RestoreForm } from '../components/restore-form.tsx';
import { RestoreProgress } from '../components/restore-progress.tsx';
import { forgetTicket, keepTicket, readTicket } from '../restore-ticket.ts';

const TITLE = TITLES['/restore'];

/** Follows every restore, and begins one on an installation nobody has used yet. */
export function RestorePage() {
  const navigate = useNavigate();
  const installation = useInstallation();
  const [ticket, setTicket] = useState(readTicket);
  const leave = () => {
    forgetTicket();
    if (sessionNow().token) navigate('/admin/backups');
    else setTicket(null);
  };
  // Everything the browser knows is of the former data; nobody is signed in any more.
  const next = () => {
    forgetTicket();
    endSession();
    window.location.assign('/login');
  };
  const begin = (begun: string) => {
    keepTicket(begun);
    setTicket(begun);
  };
  return (
    <AuthFrame
      title={TITLE}
      lead={ticket ? undefined : 'Move the data of another FitArc to this new one.'}
      above={ticket ? undefined : <BackLink to="/login">Log in</BackLink>}
    >
      {ticket ? (
        <RestoreProgress ticket={ticket} next={{ label: 'Log in', onPress: next }} onBack={leave} />
      ) : !installation ? (
        <Skeleton className="h-80" />
      ) : installation.is_new ? (
        <RestoreForm onStarted={begin} />
      ) : (
        <Notice>
          This FitArc is already in use. Administrators can restore a backup under{' '}
          <Link to="/admin/backups">Admin &gt; Backups</Link>.
        </Notice>
      )}
    </AuthFrame>
  );
}
