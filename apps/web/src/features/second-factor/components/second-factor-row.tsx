import type { Security } from '@fitarc/contract/security';
import { RECOVERY_CODES } from '@fitarc/domain/security';
import { useQueryClient } from '@tanstack/react-query';
import { Check, ShieldCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { failureUnder } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { Badge } from '../../../ui/data/badge.tsx';
import { EntryRow } from '../../../ui/data/entry-row.tsx';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { AlertDialog, Dialog } from '../../../ui/overlay/lazy-overlays.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { refreshSecurity } from '../../security/security.queries.ts';
import { isDismissed, useRecentSignIn } from '../../security/use-recent-sign-in.tsx';
import { newRecoveryCodes, startSecondFactor, turnOffSecondFactor } from '../second-factor.queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

const SetUpSecondFactor = lazy(() =>
  import('./set-up-second-factor.tsx').then((m) => ({ default: m.SetUpSecondFactor })),
);

type State = Security['second_factor'];

function detailOf({ is_on, codes_left, is_required }: State): string {
  if (is_on) return `Authenticator app, ${codes_left} of ${RECOVERY_CODES} recovery codes left`;
  return is_required
    ? 'Required for administrators. Use an authenticator app or a passkey.'
    : 'Asks for a code from your phone after the password';
}

/** One row of the card about signing in, with its dialogs. */
export function SecondFactorRow({ state }: { state: State }) {
  const queryClient = useQueryClient();
  const { run, dialog } = useRecentSignIn();
  const [secret, setSecret] = useState<{ secret: string; uri: string }>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [turningOff, setTurningOff] = useState(false);
  const refresh = () => refreshSecurity(queryClient);
  const starting = useWrite({
    send: () => run(startSecondFactor),
    onError: isDismissed,
    toFailure: (error) => failureUnder(error, 'Failed to start'),
    onSuccess: setSecret,
  });
  const renewing = useWrite({
    send: () => run(newRecoveryCodes),
    onError: isDismissed,
    toFailure: (error) => failureUnder(error, 'Failed to create new codes'),
    onSuccess: async (answer) => {
      setCodes(answer.codes);
      await refresh();
    },
  });
  const ending = useWrite({
    send: () => run(turnOffSecondFactor),
    onError: isDismissed,
    toFailure: (error) => failureUnder(error, 'Failed to turn off the second factor'),
    onSuccess: async () => {
      setTurningOff(false);
      toast({ message: 'Second factor turned off' });
      await refresh();
    },
  });
  return (
    <>
      <EntryRow
        icon={<ShieldCheck />}
        title="Second factor"
        detail={detailOf(state)}
        action={
          state.is_on ? (
            <Badge tone="success" icon={<Check aria-hidden="true" />}>
              On
            </Badge>
          ) : (
            <Button
              variant="quiet"
              aria-label="Turn on the second factor"
              busy={starting.isPending}
              onClick={() => void starting.write(undefined)}
            >
              Turn on
            </Button>
          )
        }
      />
      {(state.is_on || starting.failure || renewing.failure) && (
        <li className="flex flex-wrap items-center gap-x-2 border-t border-line px-1 py-1.5 lg:px-3">
          {state.is_on && (
            <>
              <Button
                variant="quiet"
                busy={renewing.isPending}
                onClick={() => void renewing.write(undefined)}
              >
                New recovery codes
              </Button>
              <Button variant="danger-quiet" onClick={() => setTurningOff(true)}>
                Turn off
              </Button>
            </>
          )}
          <FailureNotice failure={starting.failure ?? renewing.failure} />
        </li>
      )}
      {dialog}
      {secret && (
        <Suspense>
          <SetUpSecondFactor
            {...secret}
            onTurnedOn={() => void refresh()}
            onClose={() => setSecret(undefined)}
          />
        </Suspense>
      )}
      <Dialog
        open={codes !== undefined}
        onOpenChange={(open) => !open && setCodes(undefined)}
        title="Your new recovery codes"
        description="Your old codes no longer work."
        footer={<Button onClick={() => setCodes(undefined)}>I have saved them</Button>}
      >
        <RecoveryCodes codes={codes ?? []} />
      </Dialog>
      <AlertDialog
        open={turningOff && !dialog}
        onOpenChange={setTurningOff}
        title="Turn off the second factor?"
        description="You will log in with your password alone, and your recovery codes will stop working."
        confirmLabel="Turn off"
        destructive
        busy={ending.isPending}
        onConfirm={() => void ending.write(undefined)}
      >
        <FailureNotice failure={ending.failure} />
      </AlertDialog>
    </>
  );
}
