import type { LocalDate } from '@fitarc/domain/local-date';
import { pluralize } from '@fitarc/domain/pluralize';
import { weekdaysFrom } from '@fitarc/domain/weekday';
import { firstWeekday } from '../../../lib/first-weekday.ts';
import { ChartTip } from '../../../ui/charts/chart-tip.tsx';
import { cx } from '../../../ui/cx.ts';
import { dayAndYear, longDay, longDayAndYear, monthAndYear, shortMonth } from '../../../ui/data/day-names.ts';
import type { TrainingYear, YearDay } from '../training-year.ts';
import { useCalendar } from '../use-calendar.ts';

const SHADES = ['bg-sunken', 'bg-training/45', 'bg-training/70', 'bg-training'] as const;
const shadeOf = (workouts: number) => SHADES[Math.min(workouts, SHADES.length - 1)];
// A finger needs more room than a pointer.
const square = 'block size-3 rounded-[3px] xl:size-4 pointer-coarse:size-6';
const grid = { role: 'grid', 'aria-label': 'Training calendar', 'aria-readonly': true } as const;

const amountOf = ({ workouts, minutes }: YearDay) => {
  if (workouts === 0) return 'No workout';
  const count = pluralize(workouts, 'workout');
  return minutes > 0 ? `${count}, ${Math.round(minutes)} min` : count;
};

/** Where the year is another one, it is said. */
const nameOf = (date: LocalDate, today: LocalDate) =>
  date.slice(0, 4) === today.slice(0, 4) ? longDay(date) : longDayAndYear(date);

interface Props {
  readonly year: TrainingYear;
  onOpen(day: LocalDate): void;
}

/** One stop for the keyboard; the arrow keys walk from day to day. */
export function CalendarGrid({ year, onOpen }: Props) {
  const { box, scroller, at, tip, setAt, show, hide, follow, onKeyDown } = useCalendar(year);
  const squares = { onFocus: setAt, onShow: show, onHide: hide, onOpen };
  return (
    <div ref={box} className="relative" onPointerLeave={hide}>
      <div ref={scroller} onScroll={follow} className="relative -mx-1 overflow-x-auto p-1">
        <table
          {...grid}
          onKeyDown={onKeyDown}
          className="border-separate border-spacing-[3px] text-xs text-ink-3 xl:border-spacing-1"
        >
          <Months months={year.months} />
          <tbody>
            {weekdaysFrom(firstWeekday()).map((weekday, row) => (
              <tr key={weekday}>
                <th
                  scope="row"
                  className="sticky -left-1 bg-surface pr-1.5 pl-1 text-left leading-3 font-normal xl:leading-4 pointer-coarse:leading-6"
                >
                  <span className="sr-only">{weekday}</span>
                  {row % 2 === 0 && <span aria-hidden="true">{weekday.slice(0, 3)}</span>}
                </th>
                {year.weeks.map((week) => {
                  const day = week[row];
                  const key = week.find((one) => one)?.date;
                  return day ? (
                    <Square
                      key={key}
                      day={day}
                      name={nameOf(day.date, year.last)}
                      current={day.date === at}
                      {...squares}
                    />
                  ) : (
                    <td key={key} />
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {tip && (
        <ChartTip
          x={tip.x}
          y={tip.y}
          title={tip.cell.dataset.amount ?? ''}
          note={dayAndYear(tip.cell.dataset.day ?? '')}
        />
      )}
    </div>
  );
}

function Months({ months }: Pick<TrainingYear, 'months'>) {
  return (
    <thead>
      <tr>
        <td />
        {months.map(({ month, weeks }) => (
          <th key={month} scope="colgroup" colSpan={weeks} className="text-left font-normal">
            <span className="sr-only">{monthAndYear(`${month}-01`)}</span>
            {/* A month of which only a week is seen has no room for its name. */}
            {weeks > 1 && <span aria-hidden="true">{shortMonth(`${month}-01`)}</span>}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface SquareProps {
  readonly day: YearDay;
  readonly name: string;
  readonly current: boolean;
  onFocus(date: LocalDate): void;
  onShow(cell: HTMLElement): void;
  onHide(): void;
  onOpen(date: LocalDate): void;
}

function Square({ day, name, current, onFocus, onShow, onHide, onOpen }: SquareProps) {
  return (
    <td className="p-0">
      <button
        type="button"
        data-day={day.date}
        data-amount={amountOf(day)}
        tabIndex={current ? 0 : -1}
        aria-label={`${name}: ${amountOf(day)}`}
        onFocus={(event) => {
          onFocus(day.date);
          onShow(event.currentTarget);
        }}
        onBlur={onHide}
        onPointerEnter={(event) => onShow(event.currentTarget)}
        onClick={() => onOpen(day.date)}
        className={cx(square, 'outline-offset-1', shadeOf(day.workouts))}
      />
    </td>
  );
}

export function CalendarKey() {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-3">
      {['No workout', '1', '2', '3 or more'].map((name, workouts) => (
        <span key={name} className="inline-flex items-center gap-1.5">
          <i aria-hidden="true" className={cx(square, shadeOf(workouts))} />
          {name}
        </span>
      ))}
    </p>
  );
}
