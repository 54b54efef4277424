import { addDays, type LocalDate } from '@fitarc/domain/local-date';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { wholeFigure } from '../../../lib/figures.ts';
import { Arc } from '../../../ui/arc.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { longDay, shortWeekday } from '../../../ui/day-names.ts';
import { mealDaysQuery } from '../../nutrition/nutrition.queries.ts';
import { addressOf } from '../chosen-day.ts';
import { dayAfterKey, weekAround } from '../week-strip.ts';

interface Props {
  readonly day: LocalDate;
  readonly today: LocalDate;
  /** Of the chosen day, as its meals say; undefined while they are on their way. */
  readonly eaten: number | undefined;
  readonly goal: number | undefined;
  /** Where there is room for it. */
  readonly picker: ReactNode;
  onChoose(day: LocalDate): void;
}

const WEEK = 7;

export function WeekStrip({ day, today, eaten, goal, picker, onChoose }: Props) {
  const week = weekAround(day, today);
  const [first = day] = week;
  const { data = [] } = useQuery(mealDaysQuery(first, week.at(-1) ?? day));
  const list = useRef<HTMLOListElement>(null);
  const byKey = useRef(false);
  useEffect(() => {
    if (!byKey.current) return;
    byKey.current = false;
    list.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
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
      className="mb-4 flex items-center max-lg:-mx-3 lg:mb-6 lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:p-2"
    >
      <IconButton label="Previous week" onClick={() => onChoose(addDays(day, -WEEK))}>
        <ChevronLeft size={20} aria-hidden="true" />
      </IconButton>
      <ol ref={list} onKeyDown={onKeyDown} className="grid flex-1 grid-cols-7 justify-items-center">
        {week.map((date) => (
          <li key={date} className="min-w-0">
            <Day date={date} today={today} chosen={date === day} calories={caloriesOf(date)} goal={goal} />
          </li>
        ))}
      </ol>
      <IconButton label="Next week" onClick={() => onChoose(addDays(day, WEEK))}>
        <ChevronRight size={20} aria-hidden="true" />
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
    ? `${wholeFigure(calories)} of ${wholeFigure(goal)} kcal`
    : `${wholeFigure(calories)} kcal`;
  return (
    <Link
      to={addressOf(date, today)}
      preventScrollReset
      data-day={date}
      tabIndex={chosen ? 0 : -1}
      aria-current={chosen ? 'date' : undefined}
      aria-label={`${isToday ? 'Today, ' : ''}${longDay(date)}, ${amount}`}
      className={cx(
        'grid min-h-touch min-w-9 justify-items-center md:min-w-14 gap-0.75 rounded-md py-1 text-[.6875rem]/4 no-underline -outline-offset-2 lg:min-w-21 lg:py-2 lg:text-xs',
        chosen
          ? 'bg-surface font-[650] text-ink inset-ring inset-ring-line lg:bg-bg'
          : 'text-ink-2 hover:bg-sunken',
      )}
    >
      <span aria-hidden="true">{isToday ? 'Today' : shortWeekday(date)}</span>
      {/* Without a goal a full arc says that something was eaten. */}
      <Arc value={calories} max={goal ?? Math.min(calories, 1)} size={36} stroke={10} tone="calories">
        <span aria-hidden="true" className={cx('text-[.8125rem]', chosen ? 'font-bold' : 'font-label')}>
          {Number(date.slice(8))}
        </span>
      </Arc>
    </Link>
  );
}
