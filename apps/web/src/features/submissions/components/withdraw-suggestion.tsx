import { type Submission, withdrawSubmission } from '@fitarc/contract/submissions';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { isNotFound } from '../../../lib/api-error.ts';
import { failureOf } from '../../../lib/failure.ts';
import { queryRoots } from '../../../lib/query-keys.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { ownSubmissionsQuery } from '../submissions.queries.ts';

interface Props {
  readonly suggestion: Submission;
  /** It waits no longer; the dialog is to be taken away. */
  onGone(): void;
}

export function WithdrawSuggestion({ suggestion, onGone }: Props) {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(true);
  const refresh = () => queryClient.invalidateQueries({ queryKey: queryRoots.submissions });
  const withdrawal = useWrite({
    closes: true,
    toFailure: (error) => failureOf(error, 'Failed to withdraw the suggestion'),
    send: () => call(withdrawSubmission, { params: { id: String(suggestion.id) } }),
    onSuccess: () => {
      queryClient.setQueryData(ownSubmissionsQuery().queryKey, (list) =>
        list?.filter(({ id }) => id !== suggestion.id),
      );
      toast({ message: `${suggestion.name} withdrawn` });
      onGone();
      void refresh();
    },
    onError: (error) => {
      void refresh();
      if (!isNotFound(error)) return;
      toast({ message: 'Already reviewed' });
      onGone();
    },
  });
  return (
    <AlertDialog
      open={open}
      onOpenChange={setOpen}
      title="Withdraw this suggestion?"
      description={`${suggestion.name} will not be reviewed.`}
      confirmLabel="Withdraw"
      cancelLabel="Keep it"
      destructive
      busy={withdrawal.isPending}
      onConfirm={() => void withdrawal.write(undefined)}
    >
      <FailureNotice failure={withdrawal.failure} />
    </AlertDialog>
  );
}
