import type { MealDay } from '@fitarc/contract/meals';
import type { Goals } from '@fitarc/contract/nutrition';
import { adherenceOf, goalResultOf } from '@fitarc/domain/adherence';
import { addDays, type LocalDate } from '@fitarc/domain/local-date';
import { pluralize } from '@fitarc/domain/pluralize';
import { Check, Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { formatWhole } from '../../../lib/format-number.ts';
import { cx } from '../../../ui/cx.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { shortDay, shortWeekday } from '../../../ui/data/day-names.ts';
import { Table, Td, Th, Tr } from '../../../ui/data/table.tsx';
import { useDayGoals } from '../day-goals.queries.ts';
import { NUTRIENTS, nutrientsOfGoals } from '../nutrients.ts';

interface Props {
  readonly days: readonly MealDay[];
  readonly goals: Goals;
  readonly today: LocalDate;
}

export const WEEK = 7;

/** Five columns on a phone. */
const TIGHT = 'max-sm:px-1 max-sm:last:pr-4';

const SIGNS = {
  met: { Icon: Check, look: 'text-success', words: 'goal met' },
  under: { Icon: Minus, look: 'text-ink-3', words: 'under the goal' },
  over: { Icon: Plus, look: 'text-warning', words: 'over the goal' },
} as const;

function Cell({ value, verdict }: { value: number; verdict: keyof typeof SIGNS }) {
  const { Icon, look, words } = SIGNS[verdict];
  return (
    <Td numeric className={TIGHT}>
      <span className="inline-flex items-center gap-1 sm:gap-1.5">
        {formatWhole(value)}
        <Icon size={14} className={look} aria-hidden="true" />
        <span className="sr-only">, {words}</span>
      </span>
    </Td>
  );
}

/** The last seven days against the goals; a day without meals says nothing about them. */
export function GoalWeek({ days, goals, today }: Props) {
  const id = useId();
  const week = Array.from({ length: WEEK }, (_, index) => addDays(today, index - WEEK + 1)).reverse();
  const first = addDays(today, 1 - WEEK);
  const dayGoals = useDayGoals(goals, first, today);
  const aimOn = (date: LocalDate) => nutrientsOfGoals(dayGoals.goalsOn(date) ?? goals);
  const over = days.filter(({ date, meals }) => date !== today && meals > 0);
  const met = over.map((day) => adherenceOf([day], aimOn(day.date as LocalDate)));
  const metOf = (key: 'calories' | 'protein') => met.filter((one) => one[key] > 0).length;
  return (
    <Card flush aria-labelledby={id}>
      <CardHead id={id} title="The last seven days" />
      <p className="px-4 pb-3 text-sm text-ink-2 lg:px-6">
        {over.length === 0
          ? 'Log a day of food to compare it with your goals here.'
          : `Out of ${pluralize(over.length, 'full day')} with meals, ${metOf('calories')} met your calorie goal and ${metOf('protein')} your protein goal, within 10%.`}
      </p>
      <Table caption="Each day against your goals">
        <thead>
          <Tr>
            <Th>Day</Th>
            {NUTRIENTS.map(({ key, label, unit }) => (
              <Th key={key} numeric className={TIGHT}>
                {label} <span className="max-sm:sr-only">{unit}</span>
              </Th>
            ))}
          </Tr>
        </thead>
        <tbody className="tabular-nums">
          {week.map((date) => {
            const day = days.find((one) => one.date === date);
            const aim = aimOn(date);
            return (
              <Tr key={date}>
                <Th scope="row">
                  <Link to={`/calorietracker?date=${date}`} className={cx(date === today && 'font-strong')}>
                    {date === today ? 'Today' : shortWeekday(date)}
                    <span className="max-sm:sr-only"> {shortDay(date)}</span>
                  </Link>
                </Th>
                {NUTRIENTS.map(({ key }) =>
                  day && day.meals > 0 ? (
                    <Cell key={key} value={day[key]} verdict={goalResultOf(key, day[key], aim[key])} />
                  ) : (
                    <Td key={key} numeric className={cx('text-ink-3', TIGHT)}>
                      –
                    </Td>
                  ),
                )}
              </Tr>
            );
          })}
        </tbody>
      </Table>
    </Card>
  );
}
