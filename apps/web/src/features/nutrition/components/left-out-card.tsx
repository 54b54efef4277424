import type { LeftOutDay } from '@fitarc/contract/check-in';
import type { LocalDate } from '@fitarc/domain/local-date';
import { pluralize } from '@fitarc/domain/pluralize';
import { useId } from 'react';
import { Link } from 'react-router';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { rowDay } from '../../../ui/data/day-names.ts';
import { ShowMore } from '../../../ui/data/show-more.tsx';
import { leftOutInWords } from '../check-in-text.ts';

const AT_ONCE = 8;

/** The weights and days that were not counted, so that they can be put right. */
export function LeftOutCard({ days, today }: { days: readonly LeftOutDay[]; today: LocalDate }) {
  const id = useId();
  if (days.length === 0) return null;
  const weights = days.filter(({ kind }) => kind === 'weight').length;
  return (
    <Card flush aria-labelledby={id}>
      <CardHead id={id} title="What was left out" />
      <p className="px-4 pb-3 text-sm text-ink-2 lg:px-6">
        {weights > 0 && `Check ${pluralize(weights, 'weight')}: a typo or another scale? `}
        Days without all their food count as a usual day. If one is complete, or you fasted, mark it in the
        calorie tracker.
      </p>
      <ShowMore items={[...days].reverse()} atOnce={AT_ONCE}>
        {(shown) => (
          <ul>
            {shown.map((one) => (
              <li key={`${one.date}${one.kind}`}>
                <Link
                  to={one.kind === 'weight' ? '/tracking' : `/calorietracker?date=${one.date}`}
                  className="flex min-h-touch items-center justify-between gap-4 border-t border-line px-4 py-2 text-sm text-ink no-underline hover:bg-sunken/45 lg:px-6"
                >
                  <span className="font-label whitespace-nowrap">{rowDay(one.date, today)}</span>
                  <span className="text-right text-ink-2">{leftOutInWords(one)}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </ShowMore>
    </Card>
  );
}
