import type { MealSuggestion } from '@fitarc/contract/meal-suggestions';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Spinner } from '../../../../ui/data/spinner.tsx';
import { IconButton } from '../../../../ui/form/button.tsx';
import { FoodRow } from '../../../foods/components/food-row.tsx';
import { choiceOfSuggestion, type FoodChoice, nutrientsOf } from '../../../foods/food-choice.ts';
import { grams, kcalWords } from '../../../foods/portion-text.ts';
import { suggestionsQuery } from '../../meals.queries.ts';
import { type ListProps, Waiting } from './found-foods.tsx';

interface Props extends ListProps {
  /** The key of what is being added. */
  readonly adding: string | undefined;
  onAdd(choice: FoodChoice): void;
  /** Saved meals, before the foods. */
  readonly above: ReactNode;
}

const SHOWN = 8;
const sameAs = (one: MealSuggestion) => (other: MealSuggestion) =>
  one.food_id === null ? one.name === other.name : String(one.food_id) === String(other.food_id);

/** Before anything is typed: what was eaten lately and often, each with its last portion. */
export function SuggestedFoods(props: Props) {
  const { data: latest, isPending } = useQuery(suggestionsQuery());
  // What is added moves to the top: under the finger the order stays as it was.
  const [data, keep] = useState(latest);
  if (!data && latest) keep(latest);
  if (isPending) {
    return (
      <div role="status" aria-label="Loading recent foods" className="pt-2">
        <Waiting />
      </div>
    );
  }
  const recent = (data?.recent ?? []).slice(0, SHOWN);
  const often = (data?.frequent ?? []).filter((one) => !recent.some(sameAs(one))).slice(0, SHOWN);
  if (recent.length === 0) {
    return (
      <p className="px-4 py-3 text-ink-2 md:px-6">
        Type what you ate: a food such as oats, a brand, or several at once, such as “100 g toast, 2 eggs,
        black coffee”. What you add shows up here next time.
      </p>
    );
  }
  return (
    <>
      {props.above}
      <Suggestions title="Recent" eaten={recent} {...props} />
      <Suggestions title="Frequent" eaten={often} {...props} />
    </>
  );
}

type SuggestionsProps = Props & { title: string; eaten: readonly MealSuggestion[] };

function Suggestions({ title, eaten, chosenKey, panel, adding, onChoose, onAdd }: SuggestionsProps) {
  const id = useId();
  const last = useRef<string>(undefined);
  if (eaten.length === 0) return null;
  /** The second click of a double click is no second helping; another food soon after is one. */
  function press(key: string, clicks: number): boolean {
    const isDouble = clicks > 1 && last.current === key;
    last.current = key;
    return !isDouble;
  }
  return (
    <section aria-labelledby={id} className="pb-4">
      <h3 id={id} className="px-4 py-1.5 text-sm font-strong text-ink-2 md:px-6">
        {title}
      </h3>
      <ul aria-labelledby={id} className="border-y border-line">
        {eaten.map((one, index) => {
          const choice = { ...choiceOfSuggestion(one, index), origin: '' };
          const key = `${title}-${choice.key}`;
          return (
            <FoodRow
              key={key}
              choice={choice}
              chosen={key === chosenKey}
              line={lineOf(choice)}
              action={
                <IconButton
                  label={`Add ${choice.name}, ${amountOf(choice)}`}
                  className="mr-1 md:mr-3"
                  aria-busy={adding === key || undefined}
                  onClick={({ detail }) => press(key, detail) && onAdd({ ...choice, key })}
                >
                  {adding === key ? <Spinner /> : <Plus size={20} aria-hidden="true" />}
                </IconButton>
              }
              onChoose={({ detail }) => onChoose({ ...choice, key }, detail === 0)}
            >
              {key === chosenKey && panel}
            </FoodRow>
          );
        })}
      </ul>
    </section>
  );
}

const amountOf = (choice: FoodChoice) =>
  choice.serving ? grams(choice.portion) : kcalWords(choice.told.calories);

const lineOf = (choice: FoodChoice) =>
  [choice.serving && grams(choice.portion), kcalWords(nutrientsOf(choice, choice.portion)?.calories ?? null)]
    .filter(Boolean)
    .join(' · ');
