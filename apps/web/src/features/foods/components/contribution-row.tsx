import type { Food } from '@fitarc/contract/foods';
import { readNutrients } from '@fitarc/domain/food';
import { Check, Clock, Lock, X } from 'lucide-react';
import { Badge } from '../../../ui/data/badge.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { isApproved } from '../contributions.queries.ts';
import { kcalWords, macroWords, servingWords } from '../portion-text.ts';

export interface ContributionActions {
  onAdd(food: Food): void;
  onEdit(food: Food): void;
  onDelete(food: Food): void;
  onReport(food: Food): void;
}

const STATES = {
  personal: { tone: 'neutral', label: 'Only you', Icon: Lock },
  approved: { tone: 'success', label: 'Approved', Icon: Check },
  pending: { tone: 'warning', label: 'Waiting for review', Icon: Clock },
  rejected: { tone: 'danger', label: 'Not approved', Icon: X },
} as const;

function stateOf(food: Food) {
  if (food.visibility === 'personal') return STATES.personal;
  if (isApproved(food)) return STATES.approved;
  return food.approval_status === 'rejected' ? STATES.rejected : STATES.pending;
}

export function ContributionRow({ food, ...actions }: ContributionActions & { food: Food }) {
  const state = stateOf(food);
  const { Icon } = state;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line pt-3 pb-1 last:pb-0 md:pb-3">
      <div className="grid min-w-0 flex-[1_1_18rem] gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="min-w-0 text-base font-label wrap-anywhere">{food.name}</h3>
          {food.brand && <span className="min-w-0 text-sm text-ink-2 wrap-anywhere">{food.brand}</span>}
        </div>
        <p className="text-sm text-ink-2 tabular-nums wrap-anywhere">
          {kcalWords(food.calories)} · {macroWords(food)} · per {servingWords(food.serving_size)}
        </p>
        <p className="flex flex-wrap gap-1.5">
          {food.visibility === 'public' && <Badge tone="outline">Public</Badge>}
          <Badge tone={state.tone} icon={<Icon aria-hidden="true" />}>
            {state.label}
          </Badge>
          <Badge tone="outline">{food.category}</Badge>
        </p>
        {state === STATES.rejected && (
          <>
            {food.review_note && <p className="text-sm wrap-anywhere">{food.review_note}</p>}
            <p className="text-sm text-ink-2">Only you can find it. Edit it to have it reviewed again.</p>
          </>
        )}
      </div>
      <Actions food={food} {...actions} />
    </li>
  );
}

function Actions({ food, onAdd, onEdit, onDelete, onReport }: ContributionActions & { food: Food }) {
  const usable = readNutrients(food, true) !== null;
  const name = <VisuallyHidden> {food.name}</VisuallyHidden>;
  return (
    <div className="-mx-3 flex flex-wrap">
      {usable && (
        <Button variant="quiet" onClick={() => onAdd(food)}>
          Add{name}
        </Button>
      )}
      <Button variant="quiet" onClick={() => onEdit(food)}>
        Edit{name}
      </Button>
      <Button variant="quiet" onClick={() => onReport(food)}>
        Report{name}
      </Button>
      <Button variant="danger-quiet" onClick={() => onDelete(food)}>
        Delete{name}
      </Button>
    </div>
  );
}
