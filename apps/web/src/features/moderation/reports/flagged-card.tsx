import type { FlaggedFood } from '@fitarc/contract/reports';
import { pluralize } from '@fitarc/domain/pluralize';
import { Link } from 'react-router';
import { dayWords } from '../../../lib/day-text.ts';
import type { Failure } from '../../../lib/failure.ts';
import { Badge } from '../../../ui/data/badge.tsx';
import { Card } from '../../../ui/data/card.tsx';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { reasonWords } from '../../reports/report-text.ts';
import { FoodFacts } from '../foods/food-facts.tsx';
import { MemberLink } from '../member-link.tsx';
import { ReviewButtons } from '../review/review-buttons.tsx';
import type { Flagged, Report } from './flagged.queries.ts';

interface Props {
  readonly item: Flagged;
  readonly busy: boolean;
  readonly failure: Failure | undefined;
  onApprove(): void;
  onReject(): void;
}

export function FlaggedCard({ item, busy, failure, onApprove, onReject }: Props) {
  const { food, name, reports } = item;
  const total = Math.max(food?.flags ?? 0, reports.length);
  return (
    <Card as="li" data-row tabIndex={-1} className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-lg wrap-anywhere">{name}</h3>
          {food?.brand && <p className="text-sm text-ink-2 wrap-anywhere">{food.brand}</p>}
          {food && <Contributor food={food} />}
        </div>
        {total > 1 && <Badge tone="warning">{pluralize(total, 'report')}</Badge>}
      </div>
      <ul className="grid gap-3">
        {reports.map((report) => (
          <ReportLine key={report.flag_id} report={report} />
        ))}
      </ul>
      {total > reports.length && <p className="text-sm text-ink-2">The oldest {reports.length} are shown.</p>}
      {food && food.calories !== null && <FoodFacts food={food} />}
      <FailureNotice failure={failure} />
      <ReviewButtons name={name} busy={busy} onApprove={onApprove} onReject={onReject} />
    </Card>
  );
}

/** Who brought it in: that is where several bad foods lead. */
export function Contributor({ food }: { food: FlaggedFood }) {
  const { contributor_id, contributor_email, is_product } = food;
  const nobody = is_product ? 'Imported product' : 'Added by a former member';
  return (
    <p className="text-sm wrap-anywhere text-ink-2">
      {contributor_id !== null && contributor_email ? (
        <>
          Added by <Link to={`/admin/users/${contributor_id}`}>{contributor_email}</Link>
        </>
      ) : (
        nobody
      )}
    </p>
  );
}

function ReportLine({ report }: { report: Report }) {
  const day = report.reported_at ? dayWords(report.reported_at) : '';
  return (
    <li>
      <p className="wrap-anywhere whitespace-pre-line">
        <span className="text-ink-2">Reason: </span>
        {reasonWords(report.reason)}
      </p>
      <p className="text-sm wrap-anywhere text-ink-2">
        Reported by <MemberLink email={report.email} />
        {day && ` · ${day}`}
      </p>
    </li>
  );
}
