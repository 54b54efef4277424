import { NUTRIENT_KEYS, PORTION, PORTION_PROBLEM, servingGrams } from '@fitarc/domain/food';
import type { FormEvent, Ref } from 'react';
import { formatTenths, formatWhole } from '../../../lib/format-number.ts';
import { cx } from '../../../ui/cx.ts';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { toneText } from '../../../ui/tone.ts';
import { type FoodChoice, nutrientsOf } from '../food-choice.ts';
import { type Portion, portionInGrams, readPortion } from '../portion.ts';
import { servingWords } from '../portion-text.ts';
import { QuickPortions } from './quick-portions.tsx';

interface Props {
  readonly choice: FoodChoice;
  readonly portion: Portion;
  readonly field?: Ref<HTMLInputElement>;
  /** In a pane of its own the food is named; in its row it is already. */
  readonly named: boolean;
  onChange(portion: Portion): void;
  /** Enter was pressed. */
  onSubmit(): void;
}

export function PortionPanel({ choice, portion, field, named, onChange, onSubmit }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const grams = readPortion(portion);
  const asServing = servingGrams(choice.serving) === null;
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {named && (
        <div>
          <h3 className="text-lg wrap-anywhere">{choice.name || 'Food without a name'}</h3>
          <p className="text-sm text-ink-2">{basis(choice)}</p>
        </div>
      )}
      {choice.serving && (
        <div className="grid gap-2">
          <NumberField
            ref={field}
            label={asServing ? 'Portion (100 = one serving)' : 'Portion in grams'}
            hint={`${PORTION.min} to ${PORTION.max}${asServing ? '' : ' g'}`}
            error={grams === null && PORTION_PROBLEM}
            min={PORTION.min}
            max={PORTION.max}
            step="any"
            stepper
            stepperOf={asServing ? 'portion' : 'grams'}
            stepBy={10}
            enterKeyHint="done"
            value={portion.grams}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => onChange({ ...portionInGrams(0), grams: event.target.value })}
          />
          <QuickPortions choice={choice} portion={portion} asServing={asServing} onChange={onChange} />
        </div>
      )}
      <PortionFigures choice={choice} grams={choice.serving ? grams : PORTION.usual} stacked={named} />
    </form>
  );
}

const basis = ({ origin, serving }: FoodChoice) =>
  [origin, serving && `values per ${servingWords(serving)}`].filter(Boolean).join(', ');

const LABELS = { calories: 'Calories', protein: 'Protein', carbs: 'Carbs', fats: 'Fats' } as const;

interface FiguresProps {
  readonly choice: FoodChoice;
  readonly grams: number | null;
  /** One below the other. */
  readonly stacked: boolean;
}

function PortionFigures({ choice, grams, stacked }: FiguresProps) {
  const figures = grams === null ? null : nutrientsOf(choice, grams);
  const words = (key: (typeof NUTRIENT_KEYS)[number]) => {
    if (!figures) return '–';
    return key === 'calories' ? formatWhole(figures.calories) : `${formatTenths(figures[key])} g`;
  };
  return (
    <div>
      <dl
        aria-label="In this amount"
        className={cx(
          'tabular-nums',
          stacked ? 'border-t border-line' : 'grid grid-cols-4 gap-2 @max-[18rem]/panel:grid-cols-2',
        )}
      >
        {NUTRIENT_KEYS.map((key) => (
          <div
            key={key}
            className={cx(
              stacked && 'flex min-h-11 items-center justify-between border-line not-last:border-b',
            )}
          >
            <dt
              className={cx(
                'flex items-center gap-2 text-ink-2',
                stacked ? 'text-[.90625rem]' : 'text-xs max-xs:gap-1',
              )}
            >
              <i
                aria-hidden="true"
                className={cx('size-2 flex-none rounded-full bg-current', toneText[key])}
              />
              {LABELS[key]}
            </dt>
            <dd className={cx('font-strong', stacked ? 'text-lg' : 'text-base')}>{words(key)}</dd>
          </div>
        ))}
      </dl>
      <More choice={choice} grams={grams} />
    </div>
  );
}

/** What the food tells beside the four figures, and how it was worked out. */
function More({ choice, grams }: Omit<FiguresProps, 'stacked'>) {
  const factor = (grams ?? 0) / (servingGrams(choice.serving) ?? 100);
  const known = [
    { label: 'Fiber', value: choice.fibre, unit: 'g', words: formatTenths },
    { label: 'Sugar', value: choice.sugar, unit: 'g', words: formatTenths },
    { label: 'Saturated fat', value: choice.saturatedFat, unit: 'g', words: formatTenths },
    { label: 'Sodium', value: choice.sodium, unit: 'mg', words: formatWhole },
  ].flatMap(({ label, value, unit, words }) =>
    value === null || value < 0 ? [] : `${label} ${words(value * factor)} ${unit}`,
  );
  if (grams === null || (known.length === 0 && !choice.madeOf)) return null;
  return (
    <>
      <p className="mt-2 text-sm text-ink-2 tabular-nums">{known.join(' · ')}</p>
      {choice.madeOf && <p className="mt-1 text-sm text-ink-2">{choice.madeOf}</p>}
    </>
  );
}
