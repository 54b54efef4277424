import { reportContent } from '@fitarc/contract/reports';
import type { ReportReason } from '@fitarc/domain/food';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { type Failure, failureOf } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { foodProblem, type Report, type ReportedFood, reportOf } from '../report-reasons.ts';
import { ownReportsQuery } from '../reports.queries.ts';
import { ReportFields } from './report-fields.tsx';

const REPORTED = 'Food reported successfully. Our team will review it.';
const FAILED = 'Failed to report food. Please try again.';

/** The headline is always the same; what the server says about it stands beneath. */
function reportFailure(error: unknown): Failure {
  const failure = failureOf(error, FAILED);
  return failure.title === FAILED ? failure : { title: FAILED, detail: failure.title };
}

interface Props {
  readonly open: boolean;
  readonly food: ReportedFood | undefined;
  onClose(): void;
}

export function ReportDialog({ open, food, onClose }: Props) {
  const queryClient = useQueryClient();
  const formId = useId();
  const [reason, setReason] = useState<ReportReason>();
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string>();
  const reporting = useWrite({
    send: ({ contentId, reason }: Exclude<Report, { problem: string }>) =>
      call(reportContent, { body: { contentType: 'contributed_food', contentId, reason } }),
    onSuccess: () => {
      toast({ message: REPORTED, tone: 'success' });
      void queryClient.invalidateQueries({ queryKey: ownReportsQuery().queryKey });
      onClose();
    },
    toFailure: reportFailure,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (reporting.isSending()) return;
    const report = reportOf(food, { reason, words });
    setProblem('problem' in report ? report.problem : undefined);
    if (!('problem' in report)) void reporting.write(report);
  }

  const refusal = foodProblem(food);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !reporting.isPending && onClose()}
      size="sm"
      title="Report Food"
      description={food?.name}
      footer={
        refusal ? (
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
        ) : (
          <Button type="submit" form={formId} busy={reporting.isPending} busyLabel="Sending…">
            Send Report
          </Button>
        )
      }
    >
      {refusal ? (
        <FailureNotice failure={{ title: refusal }} />
      ) : (
        <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
          <ReportFields
            reason={reason}
            words={words}
            problem={problem}
            onReason={(next) => {
              setReason(next);
              setProblem(undefined);
            }}
            onWords={setWords}
          />
          <FailureNotice failure={reporting.failure} />
        </form>
      )}
    </Dialog>
  );
}
