import type { NutritionDay } from '@fitarc/contract/trends';
import { addDays, type LocalDate } from '@fitarc/domain/local-date';
import { pluralize } from '@fitarc/domain/pluralize';
import { useId } from 'react';
import { formatWhole as whole } from '../../../lib/format-number.ts';
import { cx } from '../../../ui/cx.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { shortWeekday } from '../../../ui/data/day-names.ts';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { RECENT_DAYS } from '../dashboard.queries.ts';
import { eatenOn, eatenWeek } from '../dashboard-figures.ts';

interface Props {
  readonly eaten: readonly NutritionDay[];
  readonly today: LocalDate;
  /** A day's own target, where there is one. */
  readonly target: number | undefined;
  /** Goals may differ from day to day. */
  targetOn(date: LocalDate): number | undefined;
}

/** A day that is not over yet. */
const STRIPED =
  'bg-[repeating-linear-gradient(135deg,var(--calories)_0_3px,color-mix(in_srgb,var(--calories)_45%,var(--surface))_3px_6px)]';

export function NutritionCard({ eaten, today, target, targetOn }: Props) {
  const id = useId();
  const isSame = weekOfTargets(today, targetOn).every((one) => one === target);
  return (
    <Card aria-labelledby={id} className="flex flex-col md:col-span-6">
      <CardHead
        id={id}
        title="Nutrition trends"
        action={<span className="text-sm text-ink-2">Last 7 days</span>}
      />
      {eaten.length === 0 ? (
        <p className="grow pb-4 text-ink-2">No nutrition data available</p>
      ) : (
        <Week eaten={eaten} today={today} target={target} targetOn={targetOn} />
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        {eaten.length > 0 && target !== undefined ? (
          <span className="flex items-center gap-2 text-sm text-ink-2 tabular-nums">
            <i aria-hidden="true" className="w-4.5 border-t-[1.5px] border-dashed border-ink-2" />
            {isSame ? 'Target' : 'Target today'} {whole(target)} kcal
          </span>
        ) : (
          <span />
        )}
        <ButtonLink variant="secondary" to="/calorietracker">
          Log a Meal
        </ButtonLink>
      </div>
    </Card>
  );
}

const weekOfTargets = (today: LocalDate, targetOn: Props['targetOn']) =>
  Array.from({ length: RECENT_DAYS }, (_, index) => targetOn(addDays(today, index + 1 - RECENT_DAYS)));

const share = (days: number) => `${(days / RECENT_DAYS) * 100}%`;

/** One line for days in a row with the same target. */
function linesOf(targets: readonly (number | undefined)[]) {
  const lines: { target: number | undefined; from: number; days: number }[] = [];
  for (const [from, target] of targets.entries()) {
    const last = lines.at(-1);
    if (last && last.target === target) last.days += 1;
    else lines.push({ target, from, days: 1 });
  }
  return lines;
}

function Week({ eaten, today, targetOn }: Props) {
  const { week, average, fullDays } = eatenWeek(eaten, today, RECENT_DAYS);
  const targets = weekOfTargets(today, targetOn);
  const lines = linesOf(targets);
  const top =
    Math.max(1, ...targets.map((one) => one ?? 0), ...week.map(({ calories }) => calories ?? 0)) * 1.05;
  const height = (calories: number) => `${Math.min(100, (calories / top) * 100)}%`;
  return (
    <>
      <p className="tabular-nums">
        <b className="text-2xl/tight font-[650]">{whole(average ?? eatenOn(eaten, today).total_calories)}</b>{' '}
        <span className="text-sm text-ink-2">
          {average === null ? 'kcal today so far' : `kcal a day, ${pluralize(fullDays, 'full day')}`}
        </span>
      </p>
      <div className="mt-4 grow">
        <div className="relative h-40">
          {lines.map(
            ({ target, from, days }) =>
              target !== undefined && (
                <i
                  key={from}
                  aria-hidden="true"
                  className="absolute z-1 border-t-[1.5px] border-dashed border-ink-2"
                  style={{ bottom: height(target), left: share(from), width: share(days) }}
                />
              ),
          )}
          <div aria-hidden="true" className="grid h-full grid-cols-7 items-end gap-1 lg:gap-3">
            {week.map(({ date, calories }) => (
              <span
                key={date}
                className={cx(
                  'mx-auto w-full max-w-11 rounded-t-[5px] bg-calories',
                  date === today && STRIPED,
                )}
                style={{ height: calories ? height(calories) : '2px' }}
              />
            ))}
          </div>
        </div>
        <ol
          aria-label="Calories of each day"
          className="mt-1.5 grid grid-cols-7 gap-1 text-center text-xs max-sm:text-[min(0.6875rem,3.6vw)] lg:gap-3"
        >
          {week.map(({ date, calories }) => (
            <li key={date} className={cx('text-ink-3', date === today && 'font-strong text-ink')}>
              {date === today ? 'Today' : shortWeekday(date)}
              <span className="block font-label text-ink tabular-nums">
                {calories === null ? <span className="text-ink-3">–</span> : whole(calories)}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
