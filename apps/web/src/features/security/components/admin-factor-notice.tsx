import type { Security } from '@fitarc/contract/security';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { passkeyObstacle } from '../../../lib/passkey.ts';
import { Notice } from '../../../ui/data/notice.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { securityQuery } from '../security.queries.ts';
import { ConfirmIdentity } from './confirm-identity.tsx';

const WITHOUT = 'Administrators need a second factor here, and you logged in without it.';
const MISSING = 'Administrators need a second factor here.';

/** The admin page that led here; no other page is gone back to. */
function useWantedPage(): string | undefined {
  const next = useSearchParams()[0].get('next') ?? '';
  return /^\/admin(?![^/?])/.test(next) ? next : undefined;
}

const canConfirm = ({ second_factor, passkeys }: Security) =>
  second_factor.is_on || (passkeys.length > 0 && passkeyObstacle() === undefined);

function textOf({ second_factor }: Security, confirmable: boolean): string {
  if (second_factor.is_on) return `${WITHOUT} Confirm it’s you to open the admin pages.`;
  return confirmable
    ? `${MISSING} Turn it on, or confirm it’s you with a passkey, to open the admin pages.`
    : `${MISSING} Turn it on, or log in with a passkey, to open the admin pages.`;
}

/** For administrators who may not open the admin pages as they have logged in, and for those who now may. */
export function AdminFactorNotice() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const wanted = useWantedPage();
  const { data } = useQuery(securityQuery());
  const [asking, setAsking] = useState(false);
  const [isWeak, setIsWeak] = useState(false);
  if (!data) return wanted ? <Skeleton className="h-26 rounded-md" /> : null;
  const { is_required, is_confirmed } = data.second_factor;
  if (is_confirmed || !is_required)
    return wanted ? (
      <Notice
        tone="success"
        action={
          <ButtonLink variant="secondary" to={wanted}>
            Continue to the admin pages
          </ButtonLink>
        }
      >
        You can open the admin pages now.
      </Notice>
    ) : null;
  const confirmable = canConfirm(data);
  const answer = async (confirmed: boolean) => {
    setAsking(false);
    if (!confirmed) return;
    // Where it cannot be read, the admin page itself says whether it opens.
    const now = await queryClient.fetchQuery(securityQuery()).catch(() => undefined);
    if (now?.second_factor.is_confirmed === false) setIsWeak(true);
    else await navigate(wanted ?? '/admin');
  };
  return (
    <>
      <Notice
        tone="warning"
        action={
          confirmable && (
            <Button variant="secondary" onClick={() => setAsking(true)}>
              Confirm it’s you
            </Button>
          )
        }
      >
        {isWeak
          ? `${MISSING} That passkey did not ask for your PIN, fingerprint or face. Turn on the second factor below.`
          : textOf(data, confirmable)}
      </Notice>
      {asking && (
        <ConfirmIdentity description={WITHOUT} needsSecondFactor onAnswer={(yes) => void answer(yes)} />
      )}
    </>
  );
}
