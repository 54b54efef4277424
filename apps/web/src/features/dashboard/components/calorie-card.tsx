import type { Goals } from '@fitarc/contract/nutrition';
import type { Profile } from '@fitarc/contract/profile';
import type { NutritionDay } from '@fitarc/contract/trends';
import { generalEstimate } from '@fitarc/domain/energy';
import { useId } from 'react';
import { Link } from 'react-router';
import { figure, shortFigure, wholeFigure as whole } from '../../../lib/figures.ts';
import { Arc } from '../../../ui/arc.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { ProgressBar } from '../../../ui/progress.tsx';

interface Props {
  readonly profile: Profile | null;
  readonly goals: Goals | null;
  /** Of today. */
  readonly eaten: NutritionDay;
}

/** What is left of the day, on an arc that fills with what was eaten. */
function DayArc({ eaten, aim }: { eaten: number; aim: number }) {
  const left = aim - Math.round(eaten);
  return (
    <Arc
      value={eaten}
      max={aim}
      size={132}
      tone="calories"
      label={`${whole(eaten)} of ${whole(aim)} kcal eaten today`}
    >
      <span className="text-2xl/tight font-[650]">{whole(Math.abs(left))}</span>
      <span className="text-sm text-ink-2">{left >= 0 ? 'kcal left' : 'kcal over'}</span>
    </Arc>
  );
}

function Macros({ eaten, goals }: { eaten: NutritionDay; goals: Goals }) {
  const bars = [
    { label: 'Protein', tone: 'protein', value: eaten.total_protein, max: goals.daily_protein_goal },
    { label: 'Carbs', tone: 'carbs', value: eaten.total_carbs, max: goals.daily_carbs_goal },
    { label: 'Fats', tone: 'fats', value: eaten.total_fats, max: goals.daily_fats_goal },
  ] as const;
  return (
    <div className="grid gap-4">
      {bars.map(({ value, max, ...bar }) => (
        <ProgressBar
          key={bar.label}
          {...bar}
          value={value}
          max={max}
          valueText={`${shortFigure(value)} of ${figure(max)} g`}
        />
      ))}
    </div>
  );
}

function Words({ estimate, goals, eaten }: { estimate: number | null } & Pick<Props, 'goals' | 'eaten'>) {
  return (
    <div className="min-w-0 tabular-nums">
      {estimate === null ? (
        <>
          <p className="text-2xl/tight font-[650]">N/A</p>
          <p className="mt-1 text-sm text-ink-2">
            The estimate needs your height, weight and date of birth.{' '}
            <Link to="/settings">Complete your profile</Link>
          </p>
        </>
      ) : (
        <p>
          <b className="text-xl font-[650]">{whole(estimate)}</b>{' '}
          <span className="text-sm text-ink-2">kcal a day</span>
        </p>
      )}
      {goals && (
        <p className="mt-1 text-sm text-ink-2">Your daily target: {whole(goals.daily_calories_goal)} kcal</p>
      )}
      <p className="mt-1 text-sm text-ink-2">{whole(eaten.total_calories)} kcal eaten today</p>
    </div>
  );
}

/** The estimate is the same formula for everybody; a target of one's own, where there is one, is what counts. */
export function CalorieCard({ profile, goals, eaten }: Props) {
  const id = useId();
  const estimate = profile && generalEstimate(profile);
  const aim = goals?.daily_calories_goal ?? estimate;
  return (
    <Card aria-labelledby={id} className="md:col-span-6">
      <CardHead id={id} title="Calorie goal" action={<Badge>General estimate</Badge>} />
      <div
        className={cx(
          'grid items-center gap-x-5 gap-y-5 lg:gap-x-8',
          aim !== null && 'grid-cols-[auto_1fr]',
          goals && 'lg:grid-rows-[auto_auto]',
        )}
      >
        {aim !== null && (
          <div className={cx('grid', goals && 'sm:row-span-2')}>
            <DayArc eaten={eaten.total_calories} aim={aim} />
          </div>
        )}
        <Words estimate={estimate} goals={goals} eaten={eaten} />
        {goals && (
          <div className="col-span-full sm:col-start-2 sm:col-end-3">
            <Macros eaten={eaten} goals={goals} />
          </div>
        )}
      </div>
    </Card>
  );
}
