import type { Goals } from '@fitarc/contract/nutrition';
import type { NutritionDay } from '@fitarc/contract/trends';
import { ML_PER_FLUID_OUNCE, roundTo } from '@fitarc/domain/units';
import { useQuery } from '@tanstack/react-query';
import { formatNumber, formatShort, formatWhole } from '../../../lib/format-number.ts';
import { useUnits } from '../../../lib/units.ts';
import { RetryLine } from '../../../ui/data/retry-line.tsx';
import { ADDITIONAL_NUTRIENTS } from '../../nutrition/nutrients.ts';
import type { TimeFrame } from '../time-frame.ts';
import { knownWords, toldOf } from '../told-nutrients.ts';
import { waterQuery } from '../water.queries.ts';
import { NutrientCard } from './nutrient-card.tsx';
import { chartGrid } from './trend-section.tsx';

interface Props {
  readonly days: readonly NutritionDay[];
  readonly frame: TimeFrame;
  readonly goals: Goals | null | undefined;
}

export function MoreNutrients({ days, frame, goals }: Props) {
  const told = ADDITIONAL_NUTRIENTS.map((one) => ({ ...one, ...toldOf(days, one.key) }));
  const unknown = told.filter((nutrient) => nutrient.days.length === 0).map(({ label }) => label);
  return (
    <div className="grid gap-4 pt-1">
      <div className={chartGrid}>
        {told
          .filter((nutrient) => nutrient.days.length > 0)
          .map((nutrient) => (
            <NutrientCard
              key={nutrient.key}
              nutrient={{
                label: nutrient.label,
                tone: 'rest',
                unit: nutrient.unit,
                figure: nutrient.unit === 'mg' ? formatWhole : formatShort,
                read: ({ value }) => value,
              }}
              days={nutrient.days}
              frame={frame}
              target={goals?.[nutrient.goal] ?? undefined}
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
const OUNCES = { unit: 'fl oz', ml: ML_PER_FLUID_OUNCE, figure: formatWhole };

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
