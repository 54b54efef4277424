import type { Meal } from '@fitarc/contract/meals';
import type { Goals } from '@fitarc/contract/nutrition';
import { sumOfAdditional } from '@fitarc/domain/meal';
import { formatShort } from '../../../lib/format-number.ts';
import { Disclosure } from '../../../ui/data/disclosure.tsx';
import { ProgressTrack } from '../../../ui/data/progress.tsx';
import { ADDITIONAL_NUTRIENTS } from '../../nutrition/nutrients.ts';

interface Props {
  readonly meals: readonly Meal[];
  readonly goals: Goals | null;
}

/** Fiber, sugar, saturated fat and sodium of a day, with what is not known said. */
export function DayNutrients({ meals, goals }: Props) {
  const sums = sumOfAdditional(meals);
  const shown = ADDITIONAL_NUTRIENTS.filter(({ key, goal }) => sums[key].known > 0 || goals?.[goal]);
  if (shown.length === 0) return null;
  const hasGoals = shown.some(({ goal }) => goals?.[goal]);
  return (
    <Disclosure label="Fiber, sugar, saturated fat, sodium" openAtFirst={hasGoals}>
      <dl className="grid gap-3 pb-2 tabular-nums">
        {shown.map(({ key, label, unit, goal: name }) => {
          const goal = goals?.[name];
          const { value, known } = sums[key];
          return (
            <div key={key} className="grid gap-1 text-sm text-accent">
              <div className="flex items-baseline justify-between gap-2">
                <dt className="text-ink">{label}</dt>
                <dd className="text-right text-ink-2">
                  {formatShort(value)}
                  {goal ? ` / ${formatShort(goal)}` : ''} {unit}
                  {known < meals.length && ` · known for ${known} of ${meals.length}`}
                </dd>
              </div>
              {!!goal && <ProgressTrack value={value} max={goal} className="h-1.5" />}
            </div>
          );
        })}
      </dl>
    </Disclosure>
  );
}
