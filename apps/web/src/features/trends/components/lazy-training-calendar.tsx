import type { LocalDate } from '@fitarc/domain/local-date';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../ui/data/skeleton.tsx';

const load = () =>
  import('./training-calendar.tsx').then(({ TrainingCalendar }) => ({ default: TrainingCalendar }));
const TrainingCalendar = lazy(load);

/** Fetches its code while the figures above it are still on their way. */
export function prepareCalendar(): void {
  load().catch(() => undefined);
}

/** Far down the page: no part of its first load. */
export function LazyTrainingCalendar({ today }: { today: LocalDate }) {
  return (
    <Suspense fallback={<Skeleton className="mt-8 h-72 rounded-lg lg:mt-10" />}>
      <TrainingCalendar today={today} />
    </Suspense>
  );
}
