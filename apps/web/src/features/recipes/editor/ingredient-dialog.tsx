import type { Food } from '@fitarc/contract/foods';
import { figuresOfFood, type IngredientFigures, RECIPE_BOUNDS, scaleFigures } from '@fitarc/domain/recipe';
import { roundTo } from '@fitarc/domain/units';
import { type FormEvent, useId, useRef, useState } from 'react';
import { formatTenths, formatWhole } from '../../../lib/format-number.ts';
import { randomKey } from '../../../lib/retry-key.ts';
import { Notice } from '../../../ui/data/notice.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { FoodRow } from '../../foods/components/food-row.tsx';
import type { FoodChoice } from '../../foods/food-choice.ts';
import { type Found, useFoodSearch } from '../../foods/use-food-search.ts';
import type { DraftIngredient } from '../recipe-draft.ts';
import { gramsText } from '../recipe-text.ts';

interface Props {
  readonly open: boolean;
  /** The one to change; none for a new one. */
  readonly ingredient?: DraftIngredient | undefined;
  onSave(ingredient: DraftIngredient): void;
  onRemove?: (() => void) | undefined;
  onClose(): void;
}

type Chosen = Pick<DraftIngredient, 'foodId' | 'name' | 'base'> & {
  readonly portions: FoodChoice['portions'];
};

/** Figures of 100 g of a choice; a food of ours tells more of them than a product. */
function baseOf(choice: FoodChoice): DraftIngredient['base'] {
  const told = choice.told as Partial<Food>;
  const food = { ...choice.told, ...choice.figures, fibre: choice.fibre, sugar: choice.sugar };
  const figures: IngredientFigures = figuresOfFood(
    {
      ...food,
      sodium: choice.sodium,
      saturated_fat: told.saturated_fat ?? null,
      serving_size: choice.serving,
    },
    100,
  );
  return { grams: 100, figures };
}

const chosenOf = (choice: FoodChoice): Chosen => ({
  foodId: choice.foodId,
  name: choice.name,
  base: baseOf(choice),
  portions: choice.portions,
});

/** Amounts and words around a food, which a search does not need. */
const searchFor = ({ state, line, name }: DraftIngredient) => (state === 'missing' ? line || name : '');

/** Chooses the food of an ingredient, and how much of it there is. */
export function IngredientDialog({ open, ingredient, onSave, onRemove, onClose }: Props) {
  const search = useFoodSearch(ingredient ? searchFor(ingredient) : '');
  const [chosen, setChosen] = useState<Chosen | undefined>(
    ingredient && ingredient.state !== 'missing' ? { ...ingredient, portions: [] } : undefined,
  );
  const [typed, setTyped] = useState(ingredient && ingredient.grams > 0 ? String(ingredient.grams) : '');
  const amount = useRef<HTMLInputElement>(null);
  const grams = typed.trim() === '' ? Number.NaN : Number(typed);
  const isAmount = grams > 0 && grams <= RECIPE_BOUNDS.grams.max;

  function choose(choice: FoodChoice) {
    setChosen(chosenOf(choice));
    search.setTyped('');
    if (!typed) setTyped(String(choice.portions[0]?.grams ?? 100));
    requestAnimationFrame(() => amount.current?.focus());
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!open || !chosen || !isAmount) return;
    const { foodId, name, base } = chosen;
    onSave({
      key: ingredient?.key ?? randomKey(),
      source: ingredient?.source ?? '',
      line: ingredient?.line ?? '',
      ...{ foodId, name, base },
      grams: roundTo(grams, 2),
      state: 'sure',
    });
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={ingredient ? 'Change Ingredient' : 'Add Ingredient'}
      description={ingredient?.line}
      footer={
        <>
          {onRemove && (
            <Button variant="danger-quiet" onClick={onRemove}>
              Remove
            </Button>
          )}
          <Button type="submit" form="ingredient" disabled={!chosen || !isAmount}>
            {ingredient ? 'Done' : 'Add'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextField
          label={chosen ? 'Change the food' : 'Find a food'}
          type="search"
          maxLength={200}
          autoComplete="off"
          placeholder="Search foods and recipes"
          data-autofocus={chosen ? undefined : ''}
          value={search.typed}
          onChange={(event) => search.setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            search.searchNow();
          }}
        />
        {search.words ? (
          <Results own={search.own} products={search.products} onChoose={choose} />
        ) : (
          chosen && (
            <form id="ingredient" noValidate onSubmit={submit} className="grid gap-3">
              <p className="font-strong wrap-anywhere">{chosen.name}</p>
              <NumberField
                ref={amount}
                label="Weight"
                suffix="g"
                min={0}
                max={RECIPE_BOUNDS.grams.max}
                step="any"
                error={typed.trim() !== '' && !isAmount && 'More than 0, at most 100,000 g'}
                value={typed}
                onFocus={(event) => event.currentTarget.select()}
                onChange={(event) => setTyped(event.target.value)}
              />
              <Portions portions={chosen.portions} onChoose={(weight) => setTyped(String(weight))} />
              {isAmount && <AmountFigures base={chosen.base} grams={grams} />}
            </form>
          )
        )}
      </div>
    </Dialog>
  );
}

function Portions({ portions, onChoose }: Pick<Chosen, 'portions'> & { onChoose(grams: number): void }) {
  if (portions.length === 0) return null;
  return (
    <ul aria-label="Household measures" className="flex flex-wrap gap-2">
      {portions.map(({ name, grams }) => (
        <li key={name}>
          <Button variant="secondary" onClick={() => onChoose(grams)}>
            {name} · {gramsText(grams)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function AmountFigures({ base, grams }: Pick<DraftIngredient, 'base' | 'grams'>) {
  const figures = scaleFigures(base.figures, base.grams > 0 ? grams / base.grams : 1);
  return (
    <p className="text-sm text-ink-2 tabular-nums">
      {formatWhole(figures.calories ?? 0)} kcal · P {formatTenths(figures.protein ?? 0)} · C{' '}
      {formatTenths(figures.carbs ?? 0)} · F {formatTenths(figures.fats ?? 0)}
    </p>
  );
}

interface ResultsProps {
  readonly own: Found;
  readonly products: Found;
  onChoose(choice: FoodChoice): void;
}

function Results({ own, products, onChoose }: ResultsProps) {
  const known = (found: Found) => found.choices.filter(({ figures, serving }) => figures && serving);
  const [foods, packaged] = [known(own), known(products)];
  if (own.waiting) return <Skeleton className="h-40" />;
  const nothing = foods.length + packaged.length === 0;
  return (
    <>
      {own.failure && <Notice tone="danger">{own.failure.title}</Notice>}
      <FoundList title="Foods and recipes" choices={foods} onChoose={onChoose} />
      <FoundList title="Open Food Facts" choices={packaged} onChoose={onChoose} />
      {nothing && !own.failure && (
        <p role="status" className="text-ink-2">
          {products.waiting ? 'Searching…' : 'Nothing found. Try another word.'}
        </p>
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
