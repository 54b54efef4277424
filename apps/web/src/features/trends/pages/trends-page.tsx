import { TITLES } from '@fitarc/contract/page-titles';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { failureOf } from '../../../lib/failure.ts';
import { useToday } from '../../../lib/today.ts';
import { prepareCharts } from '../../../ui/charts/chart.tsx';
import { shortDay } from '../../../ui/data/day-names.ts';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { DeferredSection } from '../../../ui/layout/deferred-section.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { BodyMapDrawing } from '../../library/components/body-map-drawing.tsx';
import { Consistency } from '../components/consistency.tsx';
import { LazyTrainingCalendar, prepareCalendar } from '../components/lazy-training-calendar.tsx';
import { MuscleWeeks } from '../components/muscle-weeks.tsx';
import { MusclesTrained } from '../components/muscles-trained.tsx';
import { NutritionTrends } from '../components/nutrition-trends.tsx';
import { TrendsSkeleton } from '../components/trends-skeleton.tsx';
import { WorkoutDetails } from '../components/workout-details.tsx';
import { WorkoutTrends } from '../components/workout-trends.tsx';
import { FRAMES, firstWeek, frameOf, type TimeFrame, useDays } from '../time-frame.ts';
import {
  trainedExercisesQuery,
  trainedWeeksQuery,
  trainingCalendarQuery,
  trendsQuery,
} from '../trends.queries.ts';

const FAILED = 'Failed to load trends';
const CHOICES = FRAMES.map((days) => ({ value: days, label: `${days} Days` }));

export function TrendsPage() {
  const today = useToday();
  const [days, setDays] = useDays();
  const frame = frameOf(days, today);
  // What the parts below read themselves is on its way with the three reads, not after them.
  usePrefetchQuery(trainedExercisesQuery(frame));
  usePrefetchQuery(trainedWeeksQuery(firstWeek(today), today));
  usePrefetchQuery(trainingCalendarQuery(today));
  useEffect(prepareCharts, []);
  useEffect(prepareCalendar, []);
  return (
    <Page
      title={TITLES['/trends']}
      lead={`${shortDay(frame.from)} to ${shortDay(frame.to)}, nutrition averages skip today`}
      actions={
        <div className="max-sm:w-[calc(100vw-2*var(--gutter))]">
          <Segmented full label="Time frame" options={CHOICES} value={days} onChange={setDays} />
        </div>
      }
    >
      <Trends frame={frame} />
    </Page>
  );
}

function Trends({ frame }: { frame: TimeFrame }) {
  const trends = useQuery(trendsQuery(frame));
  // Also when figures that were read before are still there: some of them alone would be wrong.
  if (trends.isError) {
    const { title, detail } = failureOf(trends.error, FAILED);
    return (
      <ErrorState
        title={`Error: ${FAILED}`}
        retryLabel="Retry"
        retrying={trends.isFetching}
        onRetry={() => trends.refetch()}
      >
        {title === FAILED ? detail : title}
      </ErrorState>
    );
  }
  if (!trends.data) return <TrendsSkeleton />;
  const { nutrition, training, workouts } = trends.data;
  return (
    <>
      <NutritionTrends days={nutrition} frame={frame} />
      <DeferredSection>
        <WorkoutTrends days={training} frame={frame} />
      </DeferredSection>
      <DeferredSection>
        <BodyMapDrawing />
        <MusclesTrained frame={frame} />
      </DeferredSection>
      <DeferredSection>
        <MuscleWeeks today={frame.to} />
      </DeferredSection>
      <DeferredSection>
        <Consistency today={frame.to} />
      </DeferredSection>
      <DeferredSection>
        <LazyTrainingCalendar today={frame.to} />
      </DeferredSection>
      <DeferredSection>
        <WorkoutDetails workouts={workouts} />
      </DeferredSection>
    </>
  );
}
