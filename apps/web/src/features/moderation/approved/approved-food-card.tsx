import type { AdminFood } from '@fitarc/contract/admin-foods';
import { Link } from 'react-router';
import { dayWords } from '../../../lib/day-text.ts';
import { Badge } from '../../../ui/data/badge.tsx';
import { Card } from '../../../ui/data/card.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { FoodFacts } from '../foods/food-facts.tsx';

interface FoodActions {
  onEdit(food: AdminFood): void;
  onReopen(food: AdminFood): void;
  onRemove(food: AdminFood): void;
  onRestore(food: AdminFood): void;
}

interface Props extends FoodActions {
  readonly food: AdminFood;
  readonly busy: boolean;
}

export function ApprovedFoodCard({ food, busy, ...actions }: Props) {
  const { name, brand, contributor_id, contributor_email, review_note } = food;
  return (
    <Card as="li" data-row tabIndex={-1} className="grid gap-4">
      <div className="grid gap-2">
        <div>
          <h2 className="text-lg wrap-anywhere">{name}</h2>
          {brand && <p className="wrap-anywhere text-ink-2">{brand}</p>}
        </div>
        <p className="text-sm wrap-anywhere text-ink-2">
          {contributor_id !== null && contributor_email ? (
            <Link to={`/admin/users/${contributor_id}`}>{contributor_email}</Link>
          ) : (
            'A former member'
          )}
          {' · '}
          {dayWords(food.created_at)}
        </p>
        <p className="flex flex-wrap gap-1.5">
          {food.approval_status === 'rejected' && <Badge tone="danger">Not approved</Badge>}
          <Badge tone="outline">{food.category}</Badge>
        </p>
        {review_note && (
          <p className="text-sm wrap-anywhere whitespace-pre-line">
            <span className="text-ink-2">Note to the member: </span>
            {review_note}
          </p>
        )}
      </div>
      <FoodFacts food={food} />
      <Actions food={food} busy={busy} {...actions} />
    </Card>
  );
}

function Actions({ food, busy, onEdit, onReopen, onRemove, onRestore }: Props) {
  const hidden = <VisuallyHidden> {food.name}</VisuallyHidden>;
  return (
    <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
      {food.approval_status === 'rejected' ? (
        <Button variant="secondary" busy={busy} onClick={() => onRestore(food)}>
          Restore{hidden}
        </Button>
      ) : (
        <>
          <Button variant="secondary" disabled={busy} onClick={() => onEdit(food)}>
            Edit{hidden}
          </Button>
          <Button variant="secondary" busy={busy} onClick={() => onReopen(food)}>
            Back to review{hidden}
          </Button>
          <Button variant="danger-outline" disabled={busy} onClick={() => onRemove(food)}>
            Remove{hidden}
          </Button>
        </>
      )}
    </div>
  );
}
