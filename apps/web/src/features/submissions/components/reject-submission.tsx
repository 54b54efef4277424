import { type PendingSubmission, reviewSubmission } from '@fitarc/contract/submissions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { isNotFound } from '../../../lib/api-error.ts';
import { failureOf } from '../../../lib/failure.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { TextAreaField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { pendingSubmissionsQuery } from '../../library/editor/editor.queries.ts';

interface Props {
  readonly submission: PendingSubmission;
  /** It is reviewed; the dialog is to be taken away. */
  onReviewed(): void;
}

export function RejectSubmission({ submission, onReviewed }: Props) {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(true);
  const [note, setNote] = useState('');
  const leaveTheList = (message: string) => {
    queryClient.setQueryData(pendingSubmissionsQuery().queryKey, (list) =>
      list?.filter(({ id }) => id !== submission.id),
    );
    toast({ message });
    onReviewed();
    void queryClient.invalidateQueries({ queryKey: ['submissions'] });
  };
  const rejection = useMutation({
    mutationFn: () =>
      call(reviewSubmission, {
        params: { id: String(submission.id) },
        body: { status: 'reject', note: note.trim() },
      }),
    onSuccess: () => leaveTheList(`${submission.name} rejected`),
    onError: (error) => {
      if (isNotFound(error)) leaveTheList('Already reviewed');
    },
  });
  return (
    <AlertDialog
      open={open}
      onOpenChange={setOpen}
      title="Reject this suggestion?"
      description={`${submission.name} leaves this list. The member sees that it was not accepted.`}
      confirmLabel="Reject"
      destructive
      busy={rejection.isPending}
      onConfirm={() => rejection.mutate()}
    >
      <div className="grid gap-4">
        <TextAreaField
          label="Note to the member"
          hint="Optional"
          rows={2}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {rejection.isError && (
          <FailureNotice failure={failureOf(rejection.error, 'Failed to reject the suggestion')} />
        )}
      </div>
    </AlertDialog>
  );
}
