import type { Meal } from '@fitarc/contract/meals';
import type { Goals } from '@fitarc/contract/nutrition';
import { ADDITIONAL_NUTRIENT_KEYS, type AdditionalNutrientKey, sumOfAdditional } from '@fitarc/domain/meal';
import { formatShort } from '../../../lib/format-number.ts';
import { Disclosure } from '../../../ui/data/disclosure.tsx';
import { ProgressTrack } from '../../../ui/data/progress.tsx';
import { FURTHER } from '../further-text.ts';

interface Props {
  readonly meals: readonly Meal[];
  readonly goals: Goals | null;
}

const GOALS = {
  fiber: 'daily_fiber_goal',
  sugar: 'daily_sugar_goal',
  saturated_fat: 'daily_saturated_fat_goal',
  sodium: 'daily_sodium_goal',
} as const satisfies Record<AdditionalNutrientKey, keyof Goals>;

/** Fiber, sugar, saturated fat and sodium of a day, with what is not known said. */
export function DayNutrients({ meals, goals }: Props) {
  const sums = sumOfAdditional(meals);
  const keys = ADDITIONAL_NUTRIENT_KEYS.filter((key) => sums[key].known > 0 || goals?.[GOALS[key]]);
  if (keys.length === 0) return null;
  const hasGoals = keys.some((key) => goals?.[GOALS[key]]);
  return (
    <Disclosure label="Fiber, sugar, saturated fat, sodium" openAtFirst={hasGoals}>
      <dl className="grid gap-3 pb-2 tabular-nums">
        {keys.map((key) => {
          const [label, unit] = FURTHER[key];
          const goal = goals?.[GOALS[key]];
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
