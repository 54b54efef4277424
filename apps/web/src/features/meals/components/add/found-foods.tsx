import { servingGrams } from '@fitarc/domain/food';
import { pluralize } from '@fitarc/domain/pluralize';
import { Flag, SearchX } from 'lucide-react';
import { memo, type ReactNode, useId } from 'react';
import { useStableCallback } from '../../../../lib/use-stable-callback.ts';
import { cx } from '../../../../ui/cx.ts';
import { EmptyState } from '../../../../ui/data/empty-state.tsx';
import { Notice } from '../../../../ui/data/notice.tsx';
import { Skeleton } from '../../../../ui/data/skeleton.tsx';
import { Button, IconButton } from '../../../../ui/form/button.tsx';
import { FoodRow } from '../../../foods/components/food-row.tsx';
import type { FoodChoice, MemberFood } from '../../../foods/food-choice.ts';
import type { FoodSearch, Found } from '../../../foods/use-food-search.ts';

export interface ListProps {
  readonly chosenKey: string | undefined;
  /** The portion of the chosen food, where it is set in its row. */
  readonly panel: ReactNode;
  onChoose(choice: FoodChoice, byKey: boolean): void;
  onReport(food: MemberFood): void;
}

interface FoodListProps extends ListProps {
  readonly choices: readonly FoodChoice[];
  readonly label: string;
}

interface ItemProps extends Pick<ListProps, 'onChoose' | 'onReport'> {
  readonly choice: FoodChoice;
  readonly chosen: boolean;
  readonly panel: ReactNode;
}

/** Of a list of fifty, a press changes two. */
const Item = memo(function Item({ choice, chosen, panel, onChoose, onReport }: ItemProps) {
  return (
    <FoodRow
      choice={choice}
      chosen={chosen}
      action={choice.member && <ReportButton food={choice.member} onReport={onReport} />}
      onChoose={({ detail }) => onChoose(choice, detail === 0)}
    >
      {panel}
    </FoodRow>
  );
});

export function FoodList({ choices, label, chosenKey, panel, onChoose, onReport }: FoodListProps) {
  const choose = useStableCallback(onChoose);
  const report = useStableCallback(onReport);
  return (
    <ul aria-label={label} className="border-y border-line">
      {choices.map((choice) => {
        const chosen = choice.key === chosenKey;
        return (
          <Item
            key={choice.key}
            choice={choice}
            chosen={chosen}
            panel={chosen && panel}
            onChoose={choose}
            onReport={report}
          />
        );
      })}
    </ul>
  );
}

function ReportButton({ food, onReport }: { food: MemberFood } & Pick<ListProps, 'onReport'>) {
  return (
    <IconButton label={`Report ${food.name}`} className="mr-1 md:mr-3" onClick={() => onReport(food)}>
      <Flag size={18} aria-hidden="true" />
    </IconButton>
  );
}

interface Props extends ListProps {
  readonly search: FoodSearch;
  onQuickAdd(): void;
  onScan(): void;
  onCreateFood?: ((name?: string) => void) | undefined;
}

/** What each source has found, each under its own heading. */
export function FoundFoods({ search, onCreateFood, onQuickAdd, onScan, ...list }: Props) {
  const { own, products, words, note } = search;
  const count = own.choices.length + products.choices.length;
  const waiting = own.waiting || products.waiting;
  // Said once where it holds for all; a food with another serving says its own.
  const per100 = [...own.choices, ...products.choices].every(({ serving }) => servingGrams(serving) === 100);
  const basis = count > 0 && per100 ? ', values per 100 g' : '';
  const nothing = count === 0 && !waiting && !own.failure && !products.failure;
  const deviceNote = note && <p className="px-4 pb-4 text-sm text-ink-2 md:px-6">{note}</p>;
  return (
    <>
      <p role="status" className="px-4 pb-2 text-sm text-ink-2 max-md:pt-3 md:px-6">
        {waiting && count === 0 ? 'Searching' : `${pluralize(count, 'result')}${basis}`}
      </p>
      {nothing && deviceNote}
      {nothing ? (
        <NothingFound
          words={words}
          onCreateFood={onCreateFood}
          onQuickAdd={onQuickAdd}
          onScan={onScan}
          onSearchProducts={products.retry}
        />
      ) : (
        <>
          <Source title="Food library" found={own} list={list} />
          {deviceNote}
          <Source title="Open Food Facts" found={products} list={list} quiet={own.choices.length > 0} />
          {!waiting && (
            <div className="flex flex-wrap items-center gap-2 px-4 pb-4 md:px-6">
              {count > 0 && <p className="w-full text-sm text-ink-2">Not what you are looking for?</p>}
              <CreateButton words={words} onCreateFood={onCreateFood} />
              <Button variant="quiet" onClick={onQuickAdd}>
                Quick Add Calories
              </Button>
            </div>
          )}
        </>
      )}
    </>
  );
}

interface SourceProps {
  readonly title: string;
  readonly found: Found;
  readonly list: ListProps;
  /** Elsewhere something was found: that this one may not be asked now is worth a line. */
  readonly quiet?: boolean;
}

function Source({ title, found, list, quiet = false }: SourceProps) {
  const id = useId();
  const { choices, waiting, busy, failure, spent, retry } = found;
  if (!waiting && !failure && choices.length === 0) return null;
  return (
    <section aria-labelledby={id} aria-busy={busy} className="pb-4">
      <h3 id={id} className="px-4 py-1.5 text-sm font-strong text-ink-2 md:px-6">
        {title}
      </h3>
      {failure && spent && quiet ? (
        <p className="px-4 text-sm text-ink-2 md:px-6">{failure.title}</p>
      ) : failure ? (
        <Notice
          tone="warning"
          className="mx-4 md:mx-6"
          title={failure.title}
          action={
            <Button variant="secondary" busy={busy} onClick={retry}>
              Try Again
            </Button>
          }
        >
          {failure.detail}
        </Notice>
      ) : waiting ? (
        <Waiting />
      ) : (
        <div className={cx('transition-opacity', busy && 'opacity-75')}>
          <FoodList {...list} choices={choices} label={title} />
        </div>
      )}
    </section>
  );
}

function CreateButton({ words, onCreateFood }: { words: string } & Pick<Props, 'onCreateFood'>) {
  return (
    onCreateFood && (
      <Button
        variant="secondary"
        className="whitespace-normal! wrap-anywhere"
        onClick={() => onCreateFood(words)}
      >
        Create “{words}”
      </Button>
    )
  );
}

interface NothingFoundProps extends Pick<Props, 'onCreateFood' | 'onQuickAdd' | 'onScan'> {
  readonly words: string;
  onSearchProducts(): void;
}

/** Every way on from here. */
function NothingFound({ words, onCreateFood, onQuickAdd, onScan, onSearchProducts }: NothingFoundProps) {
  return (
    <EmptyState
      headingLevel={3}
      icon={<SearchX />}
      title={`Nothing found for “${words}”`}
      action={
        <>
          <CreateButton words={words} onCreateFood={onCreateFood} />
          <Button variant="secondary" onClick={onSearchProducts}>
            Search Open Food Facts Again
          </Button>
          <Button variant="secondary" onClick={onScan}>
            Scan a Barcode
          </Button>
          <Button variant="secondary" onClick={onQuickAdd}>
            Quick Add Calories
          </Button>
        </>
      }
    >
      Try fewer or different words, or create it yourself.
    </EmptyState>
  );
}

export const Waiting = () => (
  <div className="border-y border-line">
    {[1, 2, 3].map((row) => (
      <div key={row} className="grid h-16 content-center gap-2 border-line px-4 not-last:border-b md:px-6">
        <Skeleton className="h-4 w-48" />
        <Skeleton className="h-3.5 w-40" />
      </div>
    ))}
  </div>
);
