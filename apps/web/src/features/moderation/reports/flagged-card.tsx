import { dayWords } from '../../../lib/day-text.ts';
import type { Failure } from '../../../lib/failure.ts';
import { Badge } from '../../../ui/data/badge.tsx';
import { Card } from '../../../ui/data/card.tsx';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { reasonWords } from '../../reports/report-text.ts';
import { FoodFacts } from '../foods/food-facts.tsx';
import { ReviewButtons } from '../review/review-buttons.tsx';
import type { Flagged } from './flagged.queries.ts';

interface Props {
  readonly item: Flagged;
  readonly busy: boolean;
  readonly failure: Failure | undefined;
  onApprove(): void;
  onReject(): void;
}

const others = (flags: number) =>
  flags === 2 ? 'One more open report on this food' : `${flags - 1} more open reports on this food`;

export function FlaggedCard({ item, busy, failure, onApprove, onReject }: Props) {
  const { food, name } = item;
  const day = food ? dayWords(food.reported_at) : '';
  return (
    <Card as="li" data-row tabIndex={-1} className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-lg wrap-anywhere">{name}</h3>
          {food?.brand && <p className="text-sm text-ink-2 wrap-anywhere">{food.brand}</p>}
        </div>
        {food && food.flags > 1 && <Badge tone="warning">{others(food.flags)}</Badge>}
      </div>
      <div>
        <p className="wrap-anywhere whitespace-pre-line">
          <span className="text-ink-2">Reason: </span>
          {reasonWords(item.reason)}
        </p>
        <p className="text-sm wrap-anywhere text-ink-2">
          Reported by {item.email}
          {day && ` · ${day}`}
        </p>
      </div>
      {food && food.calories !== null && <FoodFacts food={food} />}
      <FailureNotice failure={failure} />
      <ReviewButtons name={name} busy={busy} onApprove={onApprove} onReject={onReject} />
    </Card>
  );
}
