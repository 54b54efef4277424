import type { Goals } from '@fitarc/contract/nutrition';
import type { Nutrients } from '@fitarc/domain/food';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { formatNumber, formatTenths, formatWhole } from '../../../lib/format-number.ts';
import { Arc } from '../../../ui/data/arc.tsx';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { Notice } from '../../../ui/data/notice.tsx';
import { ProgressBar } from '../../../ui/data/progress.tsx';
import { Skeleton, SkeletonArc } from '../../../ui/data/skeleton.tsx';
import { DeferredSection } from '../../../ui/layout/deferred-section.tsx';
import { NUTRIENTS } from '../nutrients.ts';
import type { useGoals } from '../use-goals.ts';
import { RecalculateGoals } from './recalculate-goals.tsx';

const ARC = 148;
const INCOMPLETE = 'Please complete your profile';
/** Beside each other on a tablet, else one below the other. */
const frame = 'grid gap-5 md:max-lg:grid-cols-[auto_1fr] md:max-lg:items-center md:max-lg:gap-8';
const day = 'flex items-center gap-5 lg:grid lg:justify-items-center lg:gap-1 lg:text-center';

interface Props {
  readonly own: ReturnType<typeof useGoals>;
  /** Those of the day that is shown. */
  readonly goals: Goals | null;
  /** On the day that is shown; undefined while that is on its way. */
  readonly eaten: Nutrients | undefined;
  /** Below the bars. */
  readonly children?: ReactNode;
}

export function GoalsCard({ own, goals, eaten, children }: Props) {
  const id = useId();
  const { waiting, failure } = own;
  return (
    <Card aria-labelledby={id}>
      <CardHead
        id={id}
        title="Daily goals"
        action={<RecalculateGoals own={own} variant="quiet" className="px-1! text-sm" iconSize={16} />}
      />
      {failure && (
        <div className="mb-4 grid gap-1">
          <Notice tone="danger" onDismiss={own.forget}>
            {failure}
          </Notice>
          {failure.startsWith(INCOMPLETE) && (
            <Link to="/settings" className="flex min-h-touch items-center justify-self-start text-sm">
              Complete your profile
            </Link>
          )}
        </div>
      )}
      {waiting || goals ? (
        <DeferredSection ready={Boolean(goals && eaten)} fallback={<Waiting />}>
          {goals && eaten && <Progress goals={goals} eaten={eaten} />}
        </DeferredSection>
      ) : (
        <p className="text-ink-2">You have no daily goals yet. They are calculated from your profile.</p>
      )}
      {children && <div className="mt-3">{children}</div>}
      <Link to="/nutrition" className="mt-3 -mb-2 flex min-h-touch items-center justify-self-start text-sm">
        How this is calculated
      </Link>
    </Card>
  );
}

/** '2500 / 2000 kcal', '60.0 / 120 g': the true figures, whatever the bar can show of them. */
const amount = (eaten: number, goal: number, unit: 'kcal' | 'g') =>
  unit === 'kcal'
    ? `${formatWhole(eaten)} / ${formatWhole(goal)} kcal`
    : `${formatTenths(eaten)} / ${formatNumber(goal)} g`;

function Progress({ goals, eaten }: { goals: Goals; eaten: Nutrients }) {
  const goal = goals.daily_calories_goal;
  const left = Math.round(goal) - Math.round(eaten.calories);
  return (
    <div className={frame}>
      <div className={day}>
        <Arc value={eaten.calories} max={goal} size={ARC} tone="calories" overshoot>
          <span className="text-3xl/tight font-[650]">{formatWhole(Math.abs(left))}</span>
          <span className="text-sm text-ink-2">{left >= 0 ? 'kcal left' : 'kcal over'}</span>
        </Arc>
        <div className="tabular-nums">
          <p>
            <b className="text-lg">{formatWhole(eaten.calories)}</b>{' '}
            <span className="text-sm text-ink-2">eaten</span>
          </p>
          <p className="text-sm text-ink-2">{formatWhole(share(eaten.calories, goal))}% of the day</p>
        </div>
      </div>
      <div className="grid gap-4">
        {NUTRIENTS.map(({ key, label, unit, goal: aim }) => (
          <ProgressBar
            key={key}
            label={label}
            tone={key}
            value={eaten[key]}
            max={goals[aim]}
            valueText={amount(eaten[key], goals[aim], unit)}
          />
        ))}
      </div>
    </div>
  );
}

/** The true one, which may be more than an arc can show. */
const share = (value: number, goal: number) => (goal > 0 ? (value / goal) * 100 : 0);

function Waiting() {
  return (
    <div role="status" aria-label="Loading your goals" className={frame}>
      <div className={day}>
        <SkeletonArc size={ARC} />
        <div className="grid gap-2">
          <Skeleton width={96} height={24} />
          <Skeleton width={80} height={16} />
        </div>
      </div>
      <div className="grid gap-4">
        {NUTRIENTS.map(({ key }) => (
          <Skeleton key={key} className="h-8.5 w-full" />
        ))}
      </div>
    </div>
  );
}
