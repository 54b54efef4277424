import { cancelEmailChange } from '@fitarc/contract/auth';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { mailProblem, useMailState } from '../../../lib/mail-state.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Notice } from '../../../ui/data/notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { profileQuery } from '../profile.queries.ts';

const IF_FAILED = 'Check the address, or ask the administrator for help.';

export function PendingEmail({ address }: { address: string }) {
  const queryClient = useQueryClient();
  const cancel = useWrite({
    send: () => call(cancelEmailChange, {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: profileQuery().queryKey }),
  });
  const trouble = mailProblem(useMailState('pending_state', true).state, address, IF_FAILED);
  return (
    <>
      {trouble && <Notice tone="warning">{trouble}</Notice>}
      <Notice
        tone="warning"
        action={
          <Button variant="secondary" onClick={() => void cancel.write(undefined)} busy={cancel.isPending}>
            Keep the current address
          </Button>
        }
      >
        Confirm your new address: {address}
      </Notice>
      <FailureNotice failure={cancel.failure} />
    </>
  );
}
