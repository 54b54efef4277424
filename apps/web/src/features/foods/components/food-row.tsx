import { servingGrams } from '@fitarc/domain/food';
import type { MouseEvent, ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Badge } from '../../../ui/data/badge.tsx';
import type { FoodChoice } from '../food-choice.ts';
import { kcalWords, macroWords, servingWords } from '../portion-text.ts';
import { ProductPicture } from './product-picture.tsx';

interface Props {
  readonly choice: FoodChoice;
  readonly chosen: boolean;
  /** In place of the figures of the food. */
  readonly line?: string | undefined;
  /** At the end of the row, beside what chooses it. */
  readonly action?: ReactNode;
  /** Below the row while it is chosen. */
  readonly children?: ReactNode;
  onChoose(event: MouseEvent): void;
}

/** Values per 100 g are the rule; anything else is said. */
const basisWords = (serving: string) =>
  serving && servingGrams(serving) !== 100 ? ` · per ${servingWords(serving)}` : '';

const foodLine = ({ told, serving }: FoodChoice): string =>
  `${kcalWords(told.calories)} · ${macroWords(told)}${basisWords(serving)}`;

export function FoodRow({ choice, chosen, line, action, children, onChoose }: Props) {
  return (
    <li
      className={cx(
        'group/row relative scroll-mt-20 border-line not-last:border-b',
        chosen &&
          'bg-accent-soft before:absolute before:inset-y-0 before:left-0 before:w-0.75 before:bg-accent',
      )}
      data-selected={chosen || undefined}
    >
      <div className="flex items-center">
        <button
          type="button"
          data-result=""
          aria-pressed={chosen}
          onClick={onChoose}
          className={cx(
            'flex min-h-16 min-w-0 flex-1 items-center gap-3 py-2 pl-4 text-left -outline-offset-2 md:pl-6',
            action ? 'pr-1' : 'pr-4 md:pr-6',
            !chosen && 'hover:bg-sunken/45',
          )}
        >
          {choice.imageUrl && <ProductPicture address={choice.imageUrl} />}
          <span className="grid min-w-0 flex-1 gap-0.5">
            <span className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
              <span className="min-w-0 flex-[1_1_8rem] font-label wrap-anywhere">
                <span className="line-clamp-4">{choice.name || 'Food without a name'}</span>
                {choice.brand && <span className="block text-sm font-normal text-ink-2">{choice.brand}</span>}
              </span>
              {choice.origin && <Badge tone="outline">{choice.origin}</Badge>}
            </span>
            <span className="text-sm text-ink-2 tabular-nums">{line ?? foodLine(choice)}</span>
          </span>
        </button>
        {action}
      </div>
      {children}
    </li>
  );
}
