import type { OwnReport } from '@fitarc/contract/reports';
import { useQuery } from '@tanstack/react-query';
import { Check, Clock, EyeOff } from 'lucide-react';
import { useId } from 'react';
import { dayWords } from '../../../lib/day-text.ts';
import { Badge } from '../../../ui/data/badge.tsx';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { RetryLine } from '../../../ui/data/retry-line.tsx';
import { ShowMore } from '../../../ui/data/show-more.tsx';
import { reasonWords } from '../report-text.ts';
import { ownReportsQuery } from '../reports.queries.ts';

const STATES = {
  open: { tone: 'warning', label: 'Waiting for review', Icon: Clock },
  approved: { tone: 'neutral', label: 'Nothing wrong found', Icon: Check },
  rejected: { tone: 'success', label: 'Food removed', Icon: EyeOff },
} as const;

const AT_ONCE = 10;

/** What became of a member's reports; whoever has made none sees nothing. */
export function OwnReports() {
  const id = useId();
  const { data, isError, isFetching, refetch } = useQuery(ownReportsQuery());
  if (isError && !data) return <RetryLine onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data || data.length === 0) return null;
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title="My Reports" />
      <ShowMore items={data} atOnce={AT_ONCE}>
        {(shown) => (
          <ul aria-labelledby={id}>
            {shown.map((report) => (
              <ReportRow key={report.flag_id} report={report} />
            ))}
          </ul>
        )}
      </ShowMore>
    </Card>
  );
}

function ReportRow({ report }: { report: OwnReport }) {
  const { tone, label, Icon } = STATES[report.status];
  return (
    <li className="grid gap-1 border-t border-line py-3 last:pb-0">
      <h3 className="text-base font-label wrap-anywhere">{report.name}</h3>
      <p className="text-sm wrap-anywhere text-ink-2">
        {reasonWords(report.reason)} · {dayWords(report.reported_at)}
      </p>
      <p>
        <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
          {label}
        </Badge>
      </p>
      {report.note && <p className="text-sm wrap-anywhere whitespace-pre-line">{report.note}</p>}
    </li>
  );
}
