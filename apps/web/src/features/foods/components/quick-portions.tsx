import { cx } from '../../../ui/cx.ts';
import type { FoodChoice } from '../food-choice.ts';
import { measuresOf, type Portion, portionInGrams, portionOf } from '../portion.ts';
import { grams, timesWords } from '../portion-text.ts';
import { QuantityField } from './quantity-field.tsx';

const COMMON = [100, 150, 200, 250].map((weight) => ({ weight, words: grams(weight) }));
/** Where 100 is one serving, whatever that weighs. */
const SERVINGS = [
  { weight: 50, words: '½ serving' },
  { weight: 100, words: '1 serving' },
  { weight: 200, words: '2 servings' },
  { weight: 300, words: '3 servings' },
];

const chip =
  'min-h-touch rounded-md border bg-surface px-2 text-sm font-strong wrap-anywhere hover:bg-sunken aria-pressed:border-accent aria-pressed:text-accent aria-pressed:inset-ring aria-pressed:inset-ring-accent border-line-strong';

interface Props {
  readonly choice: FoodChoice;
  readonly portion: Portion;
  readonly asServing: boolean;
  onChange(portion: Portion): void;
}

/** 'ml' and 'oz' are measured, and not counted. */
const isUnit = (name: string) => name === 'ml' || name === 'oz';

/** One press instead of typing: common weights, and what people have in hand. */
export function QuickPortions({ choice, portion, asServing, onChange }: Props) {
  const { of } = portion;
  const measures = asServing ? choice.portions : measuresOf(choice);
  const first = (name: string, weight: number) => (isUnit(name) ? String(Math.round(100 / weight)) : '1');
  return (
    <div className="grid gap-2">
      {of && (
        <QuantityField
          label={isUnit(of.name) ? `Amount in ${of.name}` : `How many: ${of.name}`}
          hint={`${timesWords(portion.count.trim() || '–', of.name)} = ${portion.grams ? grams(Number(portion.grams)) : '–'}`}
          stepBy={isUnit(of.name) ? (of.name === 'ml' ? 50 : 1) : 1}
          value={portion.count}
          onChange={(count) => onChange(portionOf(of, count))}
        />
      )}
      {measures.length > 0 && (
        <ul aria-label="Household measures" className="flex flex-wrap gap-2">
          {measures.map((household) => (
            <li key={household.name} className="grid min-w-0">
              <button
                type="button"
                aria-pressed={of?.name === household.name}
                onClick={() => onChange(portionOf(household, first(household.name, household.grams)))}
                className={cx(chip, 'px-3')}
              >
                {isUnit(household.name) ? household.name : `${household.name} · ${grams(household.grams)}`}
              </button>
            </li>
          ))}
        </ul>
      )}
      <ul aria-label="Common amounts" className="grid grid-cols-4 gap-2 @max-[18rem]/panel:grid-cols-2">
        {(asServing ? SERVINGS : COMMON).map(({ weight, words }) => (
          <li key={weight} className="grid">
            <button
              type="button"
              aria-pressed={!of && portion.grams === String(weight)}
              onClick={() => onChange(portionInGrams(weight))}
              className={chip}
            >
              {words}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
