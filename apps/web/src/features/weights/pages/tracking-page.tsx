import { TITLES } from '@fitarc/contract/page-titles';
import type { Profile } from '@fitarc/contract/profile';
import type { WeightEntry, WeightInput } from '@fitarc/contract/weights';
import type { LocalDate } from '@fitarc/domain/local-date';
import { bodyWeightIn, type WeightUnit } from '@fitarc/domain/units';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { failureOf } from '../../../lib/failure.ts';
import { formatWeight } from '../../../lib/format-number.ts';
import { useToday } from '../../../lib/today.ts';
import { useUnits } from '../../../lib/units.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { longDay, longDayAndYear } from '../../../ui/data/day-names.ts';
import { EmptyState } from '../../../ui/data/empty-state.tsx';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { focusHeading } from '../../../ui/layout/focus-heading.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { MeasurementsSkeleton } from '../../measurements/components/measurements-skeleton.tsx';
import { EXPENDITURE_DAYS, expenditureQuery } from '../../nutrition/check-in.queries.ts';
import { goalsQuery, mealDaysQuery } from '../../nutrition/nutrition.queries.ts';
import { profileQuery } from '../../profile/profile.queries.ts';
import { TodayGlance } from '../components/today-glance.tsx';
import { WeightChart } from '../components/weight-chart.tsx';
import { WeightDialog } from '../components/weight-dialog.tsx';
import { WeightForm } from '../components/weight-form.tsx';
import { WeightList } from '../components/weight-list.tsx';
import { useWeightChanges } from '../use-weight-changes.ts';
import { weighingsOf } from '../weight-figures.ts';
import { weightsQuery } from '../weights.queries.ts';

const BodyMeasurements = lazy(() =>
  import('../../measurements/components/body-measurements.tsx').then((m) => ({
    default: m.BodyMeasurements,
  })),
);

const ExpenditureBand = lazy(() =>
  import('../../nutrition/components/expenditure-band.tsx').then((m) => ({ default: m.ExpenditureBand })),
);

/** Whether both columns have their height, so that nothing moves what comes below them. Once so, always so. */
function useColumnsSettled(today: LocalDate): boolean {
  const isPending = useQueries({
    queries: [
      weightsQuery(),
      profileQuery(),
      mealDaysQuery(today, today),
      goalsQuery(),
      expenditureQuery(EXPENDITURE_DAYS),
    ],
    combine: (all) => all.some((query) => query.isPending),
  });
  const [wasSettled, setSettled] = useState(!isPending);
  if (!isPending && !wasSettled) setSettled(true);
  return wasSettled;
}

/** Shown with the log: the newest weight is the profile's, so the profile alone may know one. */
function Newest({ words }: { words: string | undefined }) {
  return (
    <p className="mb-4 text-sm text-ink-2 tabular-nums">
      {words ? (
        <>
          Your weight now: <b className="font-strong text-ink">{words}</b>. A new weight also updates your
          profile.
        </>
      ) : (
        'Weigh yourself at the same time of day; the trend smooths out the ups and downs.'
      )}
    </p>
  );
}

const weightOf = ({ current_weight, weight_unit }: Profile, unit: WeightUnit) =>
  current_weight === null ? null : bodyWeightIn({ weight: current_weight, unit: weight_unit }, unit);

export function TrackingPage() {
  const id = useId();
  const today = useToday();
  const weights = useQuery(weightsQuery());
  const { data: profile } = useQuery(profileQuery());
  const { data: hasEstimate } = useQuery({
    ...expenditureQuery(EXPENDITURE_DAYS),
    select: ({ history }) => history.length > 1,
  });
  const areColumnsSettled = useColumnsSettled(today);
  const changes = useWeightChanges();
  const [edited, setEdited] = useState<WeightEntry>();
  const { weight: unit } = useUnits();
  const weighings = weighingsOf(weights.data ?? [], unit);
  const now = weighings.at(-1)?.value ?? (profile && weightOf(profile, unit));

  async function log(input: WeightInput) {
    await changes.log(input);
    toast({
      message: `${formatWeight(input.weight, unit)} logged for ${input.date === today ? longDay(today) : longDayAndYear(input.date)}`,
      tone: 'success',
    });
  }

  async function remove(entry: WeightEntry) {
    await changes.remove(entry);
    // The list goes with its last row, and the focus with it.
    if (weighings.length === 1) focusHeading();
  }

  return (
    <Page title={TITLES['/tracking']} lead={<p>{longDay(today)}</p>}>
      {/* Two columns of their own height; on a phone one. The menus lead here to log a weight: that comes first. */}
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-5">
        <div className="grid min-w-0 gap-4 lg:gap-5">
          <Card aria-labelledby={id}>
            <CardHead id={id} title="Log your weight" />
            <Newest words={now === undefined || now === null ? undefined : formatWeight(now, unit)} />
            <WeightForm today={today} unit={unit} submitLabel="Log Weight" onSave={log} />
          </Card>
          {weights.isPending && <Skeleton height={420} className="rounded-lg" />}
          {weights.isError && (
            <ErrorState
              title={failureOf(weights.error, 'Failed to load your weights').title}
              retrying={weights.isFetching}
              onRetry={() => weights.refetch()}
            />
          )}
          {weights.data && weighings.length === 0 && (
            <Card>
              <EmptyState icon={<Scale />} title="No weights yet">
                Log your weight above to start the chart.
              </EmptyState>
            </Card>
          )}
          {weighings.length > 0 && (
            <WeightChart
              weighings={weighings}
              unit={unit}
              target={profile?.target_weight ?? null}
              today={today}
            />
          )}
          {hasEstimate && (
            <Suspense fallback={<Skeleton height={420} className="rounded-lg" />}>
              <ExpenditureBand today={today} />
            </Suspense>
          )}
        </div>
        <div className="grid min-w-0 gap-4 lg:gap-5">
          <TodayGlance today={today} />
          {weighings.length > 0 && (
            <WeightList
              weighings={weighings}
              unit={unit}
              today={today}
              onEdit={setEdited}
              onDelete={remove}
            />
          )}
        </div>
        {areColumnsSettled && (
          <div className="min-w-0 lg:col-span-2">
            <Suspense fallback={<MeasurementsSkeleton />}>
              <BodyMeasurements today={today} />
            </Suspense>
          </div>
        )}
      </div>
      <WeightDialog
        entry={edited}
        today={today}
        onSave={changes.correct}
        onClose={() => setEdited(undefined)}
      />
    </Page>
  );
}
