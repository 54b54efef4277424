import type { LocalDate } from '@fitarc/domain/local-date';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../../lib/failure.ts';
import { useUnits } from '../../../lib/units.ts';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { measurementsQuery } from '../measurements.queries.ts';
import { MeasurementsCard } from './measurements-card.tsx';
import { MeasurementsSkeleton } from './measurements-skeleton.tsx';

/** What is measured of the body beside its weight. */
export function BodyMeasurements({ today }: { today: LocalDate }) {
  const list = useQuery(measurementsQuery());
  const { weight, length } = useUnits();
  if (list.isPending) return <MeasurementsSkeleton />;
  return (
    <div className="grid gap-4 lg:gap-5">
      {list.isError && (
        <ErrorState
          title={failureOf(list.error, 'Failed to load your measurements').title}
          retrying={list.isFetching}
          onRetry={() => list.refetch()}
        />
      )}
      {list.data && (
        <MeasurementsCard
          entries={list.data}
          units={{ weight_unit: weight, height_unit: length }}
          today={today}
        />
      )}
    </div>
  );
}
