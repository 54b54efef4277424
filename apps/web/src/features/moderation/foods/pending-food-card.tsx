import type { PendingFood, SimilarFood } from '@fitarc/contract/food-reviews';
import type { FoodSource } from '@fitarc/domain/food';
import { dayWords } from '../../../lib/day-text.ts';
import type { Failure } from '../../../lib/failure.ts';
import { Badge } from '../../../ui/data/badge.tsx';
import { Card } from '../../../ui/data/card.tsx';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { kcalWords, macroWords, servingWords } from '../../foods/portion-text.ts';
import { MemberLink } from '../member-link.tsx';
import { ReviewButtons } from '../review/review-buttons.tsx';
import { FoodFacts } from './food-facts.tsx';

interface Props {
  readonly food: PendingFood;
  readonly busy: boolean;
  readonly failure: Failure | undefined;
  onApprove(): void;
  onReject(): void;
}

export function PendingFoodCard({ food, busy, failure, onApprove, onReject }: Props) {
  const { name, brand, barcode, duplicates } = food;
  return (
    <Card as="li" data-row tabIndex={-1} className="grid gap-4">
      <div className="grid gap-2">
        <div>
          <h2 className="text-lg wrap-anywhere">{name}</h2>
          {brand && <p className="wrap-anywhere text-ink-2">{brand}</p>}
        </div>
        <p className="text-sm wrap-anywhere text-ink-2">
          <MemberLink email={food.email} /> · {dayWords(food.created_at)}
        </p>
        <p className="flex flex-wrap gap-1.5">
          <Badge tone="outline">{food.category}</Badge>
          {barcode && <Badge tone="outline">Barcode {barcode}</Badge>}
        </p>
      </div>
      <FoodFacts food={food} />
      {duplicates.length > 0 && <Duplicates foods={duplicates} />}
      <FailureNotice failure={failure} />
      <ReviewButtons name={name} primary busy={busy} onApprove={onApprove} onReject={onReject} />
    </Card>
  );
}

const SOURCES: Record<FoodSource, string> = {
  generic: 'FitArc’s own',
  product: 'Product',
  community: 'Contributed',
  own: 'Contributed',
  recipe: 'Recipe',
  household: 'Contributed',
};

function Duplicates({ foods }: { foods: readonly SimilarFood[] }) {
  return (
    <div>
      <h3 className="text-sm font-strong">Possible duplicates</h3>
      <ul className="mt-1 grid gap-1.5">
        {foods.map((food) => (
          <li key={food.food_id} className="text-sm wrap-anywhere">
            {food.name}
            {food.brand && `, ${food.brand}`}
            <span className="block text-ink-2 tabular-nums">
              {kcalWords(food.calories)} · {macroWords(food)} · per {servingWords(food.serving_size)}
              {food.source && ` · ${SOURCES[food.source]}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
