import type { NutritionDay } from '@fitarc/contract/trends';
import { roundTo } from '@fitarc/domain/units';
import { useQuery } from '@tanstack/react-query';
import { formatNumber, formatShort, formatWhole } from '../../../lib/format-number.ts';
import { useUnits } from '../../../lib/units.ts';
import { RetryLine } from '../../../ui/data/retry-line.tsx';
import type { TimeFrame } from '../time-frame.ts';
import { knownWords, type ToldNutrient, toldOf } from '../told-nutrients.ts';
import { waterQuery } from '../water.queries.ts';
import { NutrientCard } from './nutrient-card.tsx';
import { chartGrid } from './trend-section.tsx';

/** Not every member has them. */
interface MoreGoals {
  readonly daily_calories_goal?: number;
  readonly daily_fiber_goal?: number | null | undefined;
  readonly daily_sugar_goal?: number | null | undefined;
  readonly daily_saturated_fat_goal?: number | null | undefined;
  readonly daily_sodium_goal?: number | null | undefined;
  readonly daily_water_goal?: number | null | undefined;
}

interface Props {
  readonly days: readonly NutritionDay[];
  readonly frame: TimeFrame;
  readonly goals: MoreGoals | null | undefined;
}

const LABELS: readonly (readonly [name: ToldNutrient, label: string, unit: string])[] = [
  ['fiber', 'Fiber', 'g'],
  ['sugar', 'Sugar', 'g'],
  ['saturated_fat', 'Saturated fat', 'g'],
  ['sodium', 'Sodium', 'mg'],
];

export function MoreNutrients({ days, frame, goals }: Props) {
  const told = LABELS.map(([name, label, unit]) => ({ name, label, unit, ...toldOf(days, name) }));
  const unknown = told.filter((nutrient) => nutrient.days.length === 0).map(({ label }) => label);
  return (
    <div className="grid gap-4 pt-1">
      <div className={chartGrid}>
        {told
          .filter((nutrient) => nutrient.days.length > 0)
          .map((nutrient) => (
            <NutrientCard
              key={nutrient.name}
              nutrient={{
                label: nutrient.label,
                tone: 'rest',
                unit: nutrient.unit,
                figure: nutrient.unit === 'mg' ? formatWhole : formatShort,
                read: ({ value }) => value,
              }}
              days={nutrient.days}
              frame={frame}
              target={goals?.[`daily_${nutrient.name}_goal`] ?? undefined}
              note={knownWords(nutrient)}
            />
          ))}
        <Water frame={frame} target={goals?.daily_water_goal ?? undefined} />
      </div>
      {unknown.length > 0 && (
        <p className="text-sm text-ink-2">No meal in this time has values for: {unknown.join(', ')}.</p>
      )}
    </div>
  );
}

const LITERS = { unit: 'L', ml: 1000, figure: (liters: number) => formatNumber(roundTo(liters, 2)) };
const OUNCES = { unit: 'fl oz', ml: 29.5735, figure: formatWhole };

function Water({ frame, target }: { frame: TimeFrame; target: number | undefined }) {
  const water = useQuery(waterQuery(frame));
  const { unit, ml, figure } = useUnits().weight === 'lbs' ? OUNCES : LITERS;
  if (water.isError) {
    return <RetryLine onRetry={() => void water.refetch()} retrying={water.isFetching} />;
  }
  const days = (water.data ?? []).filter((day) => day.water > 0);
  if (days.length === 0) return null;
  return (
    <NutrientCard
      nutrient={{
        label: 'Water',
        tone: 'rest',
        unit,
        figure,
        read: (day) => day.water / ml,
      }}
      days={days}
      frame={frame}
      target={target === undefined ? undefined : target / ml}
    />
  );
}
