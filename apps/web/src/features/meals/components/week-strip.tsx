import { addDays, type LocalDate } from '@fitarc/domain/local-date';
import { useQuery } from '@tanstack/react-query';
import { ChevronsLeft, ChevronsRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatWhole } from '../../../lib/format-number.ts';
import { cx } from '../../../ui/cx.ts';
import { Arc } from '../../../ui/data/arc.tsx';
import { longDay, shortWeekday } from '../../../ui/data/day-names.ts';
import { IconButton } from '../../../ui/form/button.tsx';
import { mealDaysQuery } from '../../nutrition/nutrition.queries.ts';
import { addressOf } from '../chosen-day.ts';
import { dayAfterKey, weekAround } from '../week-strip.ts';

interface Props {
  readonly day: LocalDate;
  readonly today: LocalDate;
  /** Of the chosen day, as its meals say; undefined while they are on their way. */
  readonly eaten: number | undefined;
  goalOn(day: LocalDate): number | undefined;
  readonly picker: ReactNode;
  onChoose(day: LocalDate): void;
}

export function WeekStrip({ day, today, eaten, goalOn, picker, onChoose }: Props) {
  const week = weekAround(day, today);
  const [first = day] = week;
  const { data = [] } = useQuery(mealDaysQuery(first, week.at(-1) ?? day));
  const list = useRef<HTMLOListElement>(null);
  const byKey = useRef(false);
  useEffect(() => {
    const strip = list.current;
    const link = strip?.querySelector<HTMLElement>(`[data-day="${day}"]`);
    if (!strip || !link) return;
    if (byKey.current) link.focus({ preventScroll: true });
    byKey.current = false;
    // With large letters there is room for a few days only: the chosen one is in the middle of them.
    const sized = new ResizeObserver(() => {
      strip.scrollLeft = link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2;
    });
    sized.observe(strip);
    return () => sized.disconnect();
  }, [day]);

  function onKeyDown(event: KeyboardEvent) {
    const next = dayAfterKey(event.key, day);
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    byKey.current = true;
    onChoose(next);
  }
  const caloriesOf = (date: LocalDate) =>
    (date === day ? eaten : undefined) ?? data.find((one) => one.date === date)?.calories ?? 0;

  return (
    <nav
      aria-label="Day"
      className="flex items-center max-lg:-mx-3 lg:mb-6 lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:p-2"
    >
      <IconButton label="Previous week" onClick={() => onChoose(addDays(day, -7))}>
        <ChevronsLeft size={20} aria-hidden="true" />
      </IconButton>
      <ol
        ref={list}
        onKeyDown={onKeyDown}
        className="relative grid min-w-0 flex-1 grid-cols-[repeat(7,minmax(2rem,1fr))] justify-items-center overflow-x-auto"
      >
        {week.map((date) => (
          <li key={date} className="w-full max-w-14 lg:max-w-21">
            <Day
              date={date}
              today={today}
              chosen={date === day}
              calories={caloriesOf(date)}
              goal={goalOn(date)}
            />
          </li>
        ))}
      </ol>
      <IconButton label="Next week" onClick={() => onChoose(addDays(day, 7))}>
        <ChevronsRight size={20} aria-hidden="true" />
      </IconButton>
      {picker}
    </nav>
  );
}

interface DayProps {
  readonly date: LocalDate;
  readonly today: LocalDate;
  readonly chosen: boolean;
  readonly calories: number;
  readonly goal: number | undefined;
}

/** One stop for the keyboard, at the chosen day; the arrow keys lead on from it. */
function Day({ date, today, chosen, calories, goal }: DayProps) {
  const isToday = date === today;
  const amount = goal
    ? `${formatWhole(calories)} of ${formatWhole(goal)} kcal`
    : `${formatWhole(calories)} kcal`;
  return (
    <Link
      to={addressOf(date, today)}
      preventScrollReset
      data-day={date}
      tabIndex={chosen ? 0 : -1}
      aria-current={chosen ? 'date' : undefined}
      aria-label={`${isToday ? 'Today, ' : ''}${longDay(date)}, ${amount}`}
      className={cx(
        'grid min-h-touch justify-items-center gap-0.75 rounded-md py-1 text-[.6875rem]/4 no-underline -outline-offset-2 lg:py-2 lg:text-xs',
        chosen
          ? 'bg-surface font-[650] text-ink inset-ring inset-ring-line lg:bg-bg'
          : 'text-ink-2 hover:bg-sunken',
      )}
    >
      <span aria-hidden="true">{isToday ? 'Today' : shortWeekday(date)}</span>
      {/* Without a goal a full arc says that something was eaten. */}
      <Arc
        value={calories}
        max={goal ?? Math.min(calories, 1)}
        size={36}
        stroke={10}
        tone="calories"
        overshoot={goal !== undefined}
        className="aspect-square h-auto! w-[min(2.25rem,100%)]!"
      >
        <span aria-hidden="true" className={cx('text-[.8125rem]', chosen ? 'font-bold' : 'font-label')}>
          {Number(date.slice(8))}
        </span>
      </Arc>
    </Link>
  );
}
