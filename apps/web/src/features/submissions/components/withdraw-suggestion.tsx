import { type Submission, withdrawSubmission } from '@fitarc/contract/submissions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { isNotFound } from '../../../lib/api-error.ts';
import { failureOf } from '../../../lib/failure.ts';
import { queryRoots } from '../../../lib/query-keys.ts';
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
  const withdrawal = useMutation({
    mutationFn: () => call(withdrawSubmission, { params: { id: String(suggestion.id) } }),
    onSuccess: () => {
      queryClient.setQueryData(ownSubmissionsQuery().queryKey, (list) =>
        list?.filter(({ id }) => id !== suggestion.id),
      );
      toast({ message: `${suggestion.name} withdrawn` });
      onGone();
    },
    onError: (error) => {
      if (!isNotFound(error)) return;
      toast({ message: 'Already reviewed' });
      onGone();
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: queryRoots.submissions }),
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
      onConfirm={() => withdrawal.mutate()}
    >
      {withdrawal.isError && (
        <FailureNotice failure={failureOf(withdrawal.error, 'Failed to withdraw the suggestion')} />
      )}
    </AlertDialog>
  );
}
