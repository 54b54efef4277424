import { useId } from 'react';
import { Notice } from '../../../ui/data/notice.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { FoodRow } from '../../foods/components/food-row.tsx';
import type { FoodChoice } from '../../foods/food-choice.ts';
import type { Found } from '../../foods/use-food-search.ts';

interface Props {
  readonly own: Found;
  readonly products: Found;
  /** Where the results are from, when that is this device. */
  readonly note?: string | undefined;
  onChoose(choice: FoodChoice): void;
  /** Without a food. */
  onEnter(): void;
}

/** What is called so, here and in Open Food Facts. */
export function FoundIngredients({ own, products, note, onChoose, onEnter }: Props) {
  const known = (found: Found) => found.choices.filter(({ figures, serving }) => figures && serving);
  const [foods, packaged] = [known(own), known(products)];
  if (own.waiting) return <Skeleton className="h-40" />;
  const nothing = foods.length + packaged.length === 0;
  return (
    <>
      {own.failure && <Notice tone="danger">{own.failure.title}</Notice>}
      <FoundList title="Foods and recipes" choices={foods} onChoose={onChoose} />
      {note && <p className="text-sm text-ink-2">{note}</p>}
      <FoundList title="Open Food Facts" choices={packaged} onChoose={onChoose} />
      {nothing && !own.failure && (
        <p role="status" className="text-ink-2">
          {products.waiting ? 'Searching…' : 'Nothing found. Try another word.'}
        </p>
      )}
      {nothing && (
        <Button variant="quiet" className="justify-self-start" onClick={onEnter}>
          Enter Calories Instead
        </Button>
      )}
    </>
  );
}

interface FoundListProps {
  readonly title: string;
  readonly choices: readonly FoodChoice[];
  onChoose(choice: FoodChoice): void;
}

function FoundList({ title, choices, onChoose }: FoundListProps) {
  const id = useId();
  if (choices.length === 0) return null;
  return (
    <section aria-labelledby={id} className="-mx-4 md:-mx-6">
      <h3 id={id} className="px-4 pb-1 text-sm font-strong text-ink-2 md:px-6">
        {title}
      </h3>
      <ul className="border-y border-line">
        {choices.map((choice) => (
          <FoodRow key={choice.key} choice={choice} chosen={false} onChoose={() => onChoose(choice)} />
        ))}
      </ul>
    </section>
  );
}
