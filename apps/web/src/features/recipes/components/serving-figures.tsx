import type { Nutrients } from '@fitarc/domain/food';
import { MACROS } from '@fitarc/domain/macros';
import { ADDITIONAL_NUTRIENT_KEYS, type AdditionalNutrientKey } from '@fitarc/domain/meal';
import { formatTenths, formatWhole } from '../../../lib/format-number.ts';
import { cx } from '../../../ui/cx.ts';
import { toneText } from '../../../ui/tone.ts';

type Figures = Nutrients & { readonly [key in AdditionalNutrientKey]?: number | null | undefined };

const LABELS = { protein: 'Protein', carbs: 'Carbs', fats: 'Fats' } as const;
const MORE = { fiber: 'Fiber', sugar: 'Sugar', saturated_fat: 'Saturated fat', sodium: 'Sodium' } as const;

const moreText = (figures: Figures) =>
  ADDITIONAL_NUTRIENT_KEYS.flatMap((key) => {
    const value = figures[key];
    if (value === undefined || value === null) return [];
    return `${MORE[key]} ${key === 'sodium' ? `${formatWhole(value)} mg` : `${formatTenths(value)} g`}`;
  }).join(' · ');

/** The figures of one serving, the calories large. */
export function ServingFigures({ figures, unit = 'kcal a serving' }: { figures: Figures; unit?: string }) {
  const more = moreText(figures);
  return (
    <div className="tabular-nums">
      <p className="border-b border-line pb-2.5">
        <b className="text-2xl/tight font-strong">{formatWhole(figures.calories)}</b>{' '}
        <span className="text-sm font-label text-ink-2">{unit}</span>
      </p>
      <dl className="grid grid-cols-3 gap-2 pt-3">
        {MACROS.map((macro) => (
          <div key={macro}>
            <dt className="flex items-center gap-1.5 text-sm text-ink-2">
              <i
                aria-hidden="true"
                className={cx('size-2 flex-none rounded-full bg-current', toneText[macro])}
              />
              {LABELS[macro]}
            </dt>
            <dd className="font-strong">{formatTenths(figures[macro])} g</dd>
          </div>
        ))}
      </dl>
      {more && <p className="mt-2 text-sm text-ink-2">{more}</p>}
    </div>
  );
}
