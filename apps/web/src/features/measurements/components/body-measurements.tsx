import type { LocalDate } from '@fitarc/domain/local-date';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../../lib/failure.ts';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { profileQuery } from '../../profile/profile.queries.ts';
import type { Units } from '../measurement-figures.ts';
import { measurementsQuery } from '../measurements.queries.ts';
import { MeasurementsCard } from './measurements-card.tsx';
import { MeasurementsSkeleton } from './measurements-skeleton.tsx';

const METRIC: Units = { weight_unit: 'kg', height_unit: 'cm' };

/** What is measured of the body beside its weight. */
export function BodyMeasurements({ today }: { today: LocalDate }) {
  const list = useQuery(measurementsQuery());
  const profile = useQuery(profileQuery());
  if (list.isPending || profile.isPending) return <MeasurementsSkeleton />;
  return (
    <div className="grid gap-4 lg:gap-5">
      {list.isError && (
        <ErrorState
          title={failureOf(list.error, 'Failed to load your measurements').title}
          retrying={list.isFetching}
          onRetry={() => list.refetch()}
        />
      )}
      {list.data && <MeasurementsCard entries={list.data} units={profile.data ?? METRIC} today={today} />}
    </div>
  );
}
