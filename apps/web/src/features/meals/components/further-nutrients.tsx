import type { Meal } from '@fitarc/contract/meals';
import { pluralize } from '@fitarc/domain/pluralize';
import { Disclosure } from '../../../ui/data/disclosure.tsx';
import { furtherFigures } from '../further-text.ts';

/** Few enough to be read in a line. */
const IN_LINE = 3;

/** What else is known of a meal, for so many times its portion; nothing where nothing is. */
export function FurtherNutrients({ meal, factor }: { meal: Meal; factor: number }) {
  const { main, others } = furtherFigures(meal, factor);
  const isShort = others.length <= IN_LINE;
  // A figure stays in one piece at the end of a line.
  const figures = [...main, ...(isShort ? others : [])].map(({ label, words }) =>
    `${label} ${words}`.replaceAll(' ', '\u00a0'),
  );
  if (figures.length === 0 && isShort) return null;
  return (
    <div className="text-sm text-ink-2 tabular-nums">
      {figures.length > 0 && <p>{figures.join(' · ')}</p>}
      {!isShort && (
        <Disclosure label={pluralize(others.length, main.length > 0 ? 'more nutrient' : 'nutrient')} lazy>
          <dl className="divide-y divide-line">
            {others.map(({ label, words }) => (
              <div key={label} className="flex justify-between gap-4 py-1">
                <dt className="wrap-anywhere">{label}</dt>
                <dd className="whitespace-nowrap">{words}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
    </div>
  );
}
