import { cx } from '../../../ui/cx.ts';
import { NumberField } from '../../../ui/form/number-field.tsx';
import type { FoodChoice } from '../food-choice.ts';
import { type Portion, portionInGrams, portionOf } from '../portion.ts';
import { grams, timesWords } from '../portion-text.ts';

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

/** One press instead of typing: common weights, and what people have in hand. */
export function QuickPortions({ choice, portion, asServing, onChange }: Props) {
  const { of } = portion;
  return (
    <div className="grid gap-2">
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
      {choice.portions.length > 0 && (
        <ul aria-label="Household measures" className="flex flex-wrap gap-2">
          {choice.portions.map((household) => (
            <li key={household.name} className="grid min-w-0">
              <button
                type="button"
                aria-pressed={of?.name === household.name}
                onClick={() => onChange(portionOf(household, '1'))}
                className={cx(chip, 'px-3')}
              >
                {household.name} · {grams(household.grams)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {of && (
        <NumberField
          label={`How many: ${of.name}`}
          hint={`${timesWords(Number(portion.count), of.name)} = ${portion.grams ? grams(Number(portion.grams)) : '–'}`}
          min={0}
          step="any"
          stepper
          stepBy={1}
          value={portion.count}
          onChange={(event) => onChange(portionOf(of, event.target.value))}
        />
      )}
    </div>
  );
}
