import { rawGramsOf, wholeFiguresOf } from '@fitarc/domain/recipe';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { formatWhole } from '../../../lib/format-number.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { amountsOf, type DraftIngredient, figuresOf, type RecipeDraft } from '../recipe-draft.ts';
import { gramsText } from '../recipe-text.ts';
import type { Matching } from './use-matching.ts';

interface RowActions {
  onEdit(ingredient: DraftIngredient): void;
  onConfirm(ingredient: DraftIngredient): void;
  onLeaveOut(ingredient: DraftIngredient): void;
}

interface Props extends RowActions {
  readonly draft: RecipeDraft;
  readonly matching: Matching;
}

const ORDER = ['missing', 'unsure', 'sure'] as const;

/** Unmatched lines on top, then those to confirm, then the rest in the order of the recipe. */
export function IngredientRows({ draft, matching, ...actions }: Props) {
  const id = useId();
  const { ingredients } = draft;
  const { waiting, failure, retry } = matching;
  if (ingredients.length === 0 && waiting === 0 && !failure) return null;
  const matched = ingredients.filter(({ state }) => state !== 'missing').length;
  const rows = ORDER.flatMap((state) => ingredients.filter((one) => one.state === state));
  return (
    <Card flush aria-labelledby={id}>
      <CardHead
        id={id}
        title="Ingredients"
        action={
          <span role="status" className="text-sm text-ink-2 tabular-nums">
            {waiting > 0 ? 'Matching…' : `${matched} of ${ingredients.length} matched`}
          </span>
        }
      />
      {failure && (
        <div className="grid gap-2 px-4 pb-4 lg:px-6">
          <FailureNotice failure={failure} />
          <Button variant="secondary" className="justify-self-start" onClick={retry}>
            Try Again
          </Button>
        </div>
      )}
      <ul>
        {rows.map((ingredient) => (
          <Row key={ingredient.key} ingredient={ingredient} {...actions} />
        ))}
        {Array.from({ length: Math.min(waiting, 6) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <li key={at} aria-hidden="true" className="border-t border-line px-4 py-3 lg:px-6">
            <Skeleton className="h-10" />
          </li>
        ))}
      </ul>
      {ingredients.length > 0 && <WholePot draft={draft} />}
    </Card>
  );
}

function WholePot({ draft }: { draft: RecipeDraft }) {
  const amounts = amountsOf(draft);
  return (
    <p className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 border-t border-line-strong px-4 py-2 text-sm tabular-nums lg:px-6">
      <b className="font-strong">Total</b>
      <span className="text-ink-2">
        <b className="text-md font-strong text-ink">{formatWhole(wholeFiguresOf(amounts).calories)}</b> kcal,{' '}
        {gramsText(rawGramsOf(amounts))} raw
      </span>
    </p>
  );
}

function Row({ ingredient, onEdit, onConfirm, onLeaveOut }: { ingredient: DraftIngredient } & RowActions) {
  const { state, line, name } = ingredient;
  if (state === 'missing') {
    return (
      <li className="flex flex-wrap items-center gap-x-2 border-t border-line bg-warning-soft py-2 pr-1 pl-4 lg:pr-3 lg:pl-6">
        <Names line={line || name} name="No food found" />
        <Button variant="quiet" aria-label={`Find a food for ${name}`} onClick={() => onEdit(ingredient)}>
          Find
        </Button>
        <Button variant="quiet" aria-label={`Leave out ${name}`} onClick={() => onLeaveOut(ingredient)}>
          Leave Out
        </Button>
      </li>
    );
  }
  return (
    <li className={state === 'unsure' ? 'border-t border-line bg-warning-soft' : 'border-t border-line'}>
      <button
        type="button"
        onClick={() => onEdit(ingredient)}
        className="flex min-h-16 w-full items-center gap-3 py-2 pr-3 pl-4 text-left -outline-offset-2 hover:bg-sunken/45 lg:pr-5 lg:pl-6"
      >
        <Names line={line} name={name} />
        <Amount ingredient={ingredient} />
        <ChevronRight size={18} aria-hidden="true" className="flex-none text-ink-2" />
      </button>
      {state === 'unsure' && (
        <div className="flex flex-wrap items-center gap-x-1 pr-1 pb-1 pl-4 lg:pr-3 lg:pl-6">
          <span className="flex-1 text-sm text-ink-2">Is this right?</span>
          <Button variant="quiet" aria-label={`Confirm ${name}`} onClick={() => onConfirm(ingredient)}>
            Confirm
          </Button>
          <Button variant="quiet" aria-label={`Change ${name}`} onClick={() => onEdit(ingredient)}>
            Change
          </Button>
        </div>
      )}
    </li>
  );
}

const Names = ({ line, name }: { line: string; name: string }) => (
  <span className="grid min-w-0 flex-[1_1_8rem] wrap-anywhere">
    {line && <span className="text-sm text-ink-2">{line}</span>}
    <span className="font-label">{name}</span>
  </span>
);

const Amount = ({ ingredient }: { ingredient: DraftIngredient }) => (
  <span className="grid flex-none justify-items-end tabular-nums">
    <span className="text-sm text-ink-2">
      <b className="text-md font-strong text-ink">{formatWhole(figuresOf(ingredient).calories ?? 0)}</b> kcal
    </span>
    <span className="text-sm text-ink-2">{gramsText(ingredient.grams)}</span>
  </span>
);
