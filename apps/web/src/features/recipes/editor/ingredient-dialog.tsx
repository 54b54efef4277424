import { figuresOfFood, RECIPE_BOUNDS } from '@fitarc/domain/recipe';
import { roundTo } from '@fitarc/domain/units';
import { type FormEvent, useRef, useState } from 'react';
import { formatTenths, formatWhole } from '../../../lib/format-number.ts';
import { randomKey } from '../../../lib/retry-key.ts';
import { Button } from '../../../ui/form/button.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { FoodChoice } from '../../foods/food-choice.ts';
import { useFoodSearch } from '../../foods/use-food-search.ts';
import { type DraftIngredient, figuresOf } from '../recipe-draft.ts';
import { gramsText } from '../recipe-text.ts';
import { FoundIngredients } from './found-ingredients.tsx';

interface Props {
  readonly open: boolean;
  /** The one to change; none for a new one. */
  readonly ingredient?: DraftIngredient | undefined;
  onSave(ingredient: DraftIngredient): void;
  onRemove?: (() => void) | undefined;
  onClose(): void;
}

type Chosen = Pick<DraftIngredient, 'foodId' | 'name' | 'base'> & {
  /** No food: its calories are typed. */
  readonly byHand?: true;
  readonly portions: FoodChoice['portions'];
};

/** Figures of 100 g of a choice. */
function baseOf(choice: FoodChoice): DraftIngredient['base'] {
  const { told, figures: known, fibre, sugar, sodium, saturatedFat, serving } = choice;
  const food = {
    ...told,
    ...known,
    fibre,
    sugar,
    sodium,
    saturated_fat: saturatedFat,
    serving_size: serving,
  };
  return { grams: 100, figures: figuresOfFood(food, 100) };
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
  const [kcal, setKcal] = useState('');
  const calories = kcal.trim() === '' ? Number.NaN : Number(kcal);
  const isEnergy = calories >= 0 && calories <= RECIPE_BOUNDS.figure;
  const isAmount = grams > 0 && grams <= RECIPE_BOUNDS.grams.max;

  const isReady = chosen !== undefined && isAmount && (!chosen.byHand || isEnergy);

  function enterByHand() {
    const name = search.words.slice(0, RECIPE_BOUNDS.name);
    setChosen({ foodId: null, name, base: { grams: 0, figures: {} }, portions: [], byHand: true });
    search.setTyped('');
    requestAnimationFrame(() => amount.current?.focus());
  }
  function choose(choice: FoodChoice) {
    setChosen(chosenOf(choice));
    search.setTyped('');
    if (!typed) setTyped(String(choice.portions[0]?.grams ?? 100));
    requestAnimationFrame(() => amount.current?.focus());
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!open || !chosen || !isReady) return;
    const { foodId, name } = chosen;
    const base = chosen.byHand ? { grams, figures: { calories } } : chosen.base;
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
          <Button type="submit" form="ingredient" disabled={!isReady}>
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
          <FoundIngredients
            own={search.own}
            products={search.products}
            note={search.note}
            onChoose={choose}
            onEnter={enterByHand}
          />
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
              {chosen.byHand && (
                <NumberField
                  label="Calories in this amount"
                  suffix="kcal"
                  min={0}
                  max={RECIPE_BOUNDS.figure}
                  step="any"
                  error={kcal.trim() !== '' && !isEnergy && '0 to 100,000 kcal'}
                  value={kcal}
                  onChange={(event) => setKcal(event.target.value)}
                />
              )}
              {isAmount && !chosen.byHand && <AmountFigures base={chosen.base} grams={grams} />}
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
  const figures = figuresOf({ base, grams });
  return (
    <p className="text-sm text-ink-2 tabular-nums">
      {formatWhole(figures.calories ?? 0)} kcal · P {formatTenths(figures.protein ?? 0)} · C{' '}
      {formatTenths(figures.carbs ?? 0)} · F {formatTenths(figures.fats ?? 0)}
    </p>
  );
}
