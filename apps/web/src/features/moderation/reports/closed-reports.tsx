import type { FlaggedFood } from '@fitarc/contract/reports';
import { useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { isNotFound } from '../../../lib/api-error.ts';
import { onDay } from '../../../lib/day-text.ts';
import { failureOf } from '../../../lib/failure.ts';
import { queryRoots } from '../../../lib/query-keys.ts';
import { usePagedList } from '../../../lib/use-paged-list.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { Card } from '../../../ui/data/card.tsx';
import { EmptyState } from '../../../ui/data/empty-state.tsx';
import { PagedList } from '../../../ui/data/paged-list.tsx';
import { RetryLine } from '../../../ui/data/retry-line.tsx';
import { useFocusNextRow } from '../../../ui/data/use-focus-next-row.ts';
import { Button } from '../../../ui/form/button.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { reasonWords } from '../../reports/report-text.ts';
import { closedReports, sendReopening } from './flagged.queries.ts';
import { Contributor } from './flagged-card.tsx';

/** Reports whose food was found to be fine; each can be opened again. */
export function ClosedReports() {
  const queryClient = useQueryClient();
  const { query, list: reports, drop } = usePagedList(closedReports);
  const { list, leaving } = useFocusNextRow<HTMLUListElement>(reports.rows);
  const reopening = useWrite({
    send: (report: FlaggedFood) => sendReopening(report),
    onSuccess: (_answer, report) => leave(report, `The report on ${report.name} is open again`),
    onError: (error, report) => {
      if (isNotFound(error)) leave(report, 'Already open again');
      else toast({ tone: 'danger', message: failureOf(error, 'Failed to open the report again').title });
      return true;
    },
  });
  function leave(report: FlaggedFood, message: string) {
    toast({ message });
    leaving(report);
    drop(report);
    void queryClient.invalidateQueries({ queryKey: queryRoots.admin });
  }
  return (
    <PagedList
      label="closed reports"
      {...reports}
      failure={<RetryLine onRetry={() => void query.refetch()} retrying={query.isFetching} />}
      empty={
        <Card>
          <EmptyState icon={<Check />} title="No closed reports">
            Reports that you close because the food is fine appear here.
          </EmptyState>
        </Card>
      }
    >
      {(rows) => (
        <ul ref={list} className="grid gap-4">
          {rows.map((report) => (
            <Card as="li" key={report.flag_id} data-row tabIndex={-1} className="grid gap-4">
              <div>
                <h2 className="text-lg wrap-anywhere">{report.name}</h2>
                <Contributor food={report} />
              </div>
              <div>
                <p className="wrap-anywhere whitespace-pre-line">
                  <span className="text-ink-2">Reason: </span>
                  {reasonWords(report.reason)}
                </p>
                <p className="text-sm wrap-anywhere text-ink-2">
                  Reported by {report.email} · closed {onDay(report.reviewed_at ?? '')}
                </p>
              </div>
              <div>
                <Button
                  variant="secondary"
                  busy={reopening.pendingInput?.flag_id === report.flag_id}
                  onClick={() => void reopening.write(report)}
                >
                  Open again<VisuallyHidden> {report.name}</VisuallyHidden>
                </Button>
              </div>
            </Card>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
