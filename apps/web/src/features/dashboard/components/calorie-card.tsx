import type { Goals } from '@fitarc/contract/nutrition';
import type { Profile } from '@fitarc/contract/profile';
import type { NutritionDay } from '@fitarc/contract/trends';
import { generalEstimate } from '@fitarc/domain/energy';
import { useId } from 'react';
import { Link } from 'react-router';
import { formatNumber, formatShort, formatWhole as whole } from '../../../lib/format-number.ts';
import { cx } from '../../../ui/cx.ts';
import { Arc } from '../../../ui/data/arc.tsx';
import { Badge } from '../../../ui/data/badge.tsx';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { ProgressBar } from '../../../ui/data/progress.tsx';

interface Props {
  readonly profile: Profile | null;
  /** Of today. */
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
      overshoot
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
          valueText={`${formatShort(value)} of ${formatNumber(max)} g`}
        />
      ))}
    </div>
  );
}

function Estimate({ estimate, goals }: { estimate: number | null } & Pick<Props, 'goals'>) {
  if (estimate === null) {
    return (
      <>
        <p className="text-2xl/tight font-[650]">N/A</p>
        <p className="mt-1 text-sm text-ink-2">
          The estimate needs your height, weight and date of birth.{' '}
          <Link to="/settings">Complete your profile</Link>
        </p>
      </>
    );
  }
  return goals ? (
    <p className="mt-1 text-sm text-ink-2">General estimate: {whole(estimate)} kcal a day</p>
  ) : (
    <p>
      <b className="text-2xl/tight font-[650]">{whole(estimate)}</b>{' '}
      <span className="text-sm text-ink-2">kcal a day</span>
    </p>
  );
}

/** Only a goal of one's own is a target: the estimate is for anybody of that size, and is not held against a day. */
function Words({ estimate, goals, eaten }: { estimate: number | null } & Pick<Props, 'goals' | 'eaten'>) {
  return (
    <div className="min-w-0 tabular-nums">
      {goals && (
        <p>
          <span className="block text-sm text-ink-2">Your daily target:</span>{' '}
          <b className="text-[min(1.75rem,8vw)]/tight font-[650]">{whole(goals.daily_calories_goal)}</b>{' '}
          <span className="text-sm text-ink-2">kcal</span>
        </p>
      )}
      <Estimate estimate={estimate} goals={goals} />
      <p className="mt-1 text-sm text-ink-2">{whole(eaten.total_calories)} kcal eaten today</p>
      {!goals && estimate !== null && (
        <Link to="/nutrition" className="mt-1 flex min-h-touch items-center text-sm">
          Work out your daily target
        </Link>
      )}
    </div>
  );
}

/** The estimate is the same formula for everybody; a target of one's own, where there is one, is what counts. */
export function CalorieCard({ profile, goals, eaten }: Props) {
  const id = useId();
  const estimate = profile && generalEstimate(profile);
  const target = goals?.daily_calories_goal;
  return (
    <Card aria-labelledby={id} className="md:col-span-6">
      <CardHead id={id} title="Calorie goal" action={!goals && <Badge>General estimate</Badge>} />
      <div
        className={cx(
          'grid items-center gap-x-5 gap-y-5 lg:gap-x-8',
          goals && 'grid-cols-[auto_1fr] lg:grid-rows-[auto_auto]',
        )}
      >
        {target !== undefined && (
          <div className="grid sm:row-span-2">
            <DayArc eaten={eaten.total_calories} aim={target} />
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
