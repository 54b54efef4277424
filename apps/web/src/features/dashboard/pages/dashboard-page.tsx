import { TITLES } from '@fitarc/contract/page-titles';
import { addDays } from '@fitarc/domain/local-date';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useToday } from '../../../lib/today.ts';
import { longDay } from '../../../ui/data/day-names.ts';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { DeferredSection } from '../../../ui/layout/deferred-section.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { checkInQuery } from '../../nutrition/check-in.queries.ts';
import { useDayGoals } from '../../nutrition/day-goals.queries.ts';
import { CalorieCard } from '../components/calorie-card.tsx';
import { CardSkeleton, DashboardSkeleton } from '../components/dashboard-skeleton.tsx';
import { FocusCard } from '../components/focus-card.tsx';
import { ImportCard } from '../components/import-card.tsx';
import { InsightsCard } from '../components/insights-card.tsx';
import { LiftsCard } from '../components/lifts-card.tsx';
import { NutritionCard } from '../components/nutrition-card.tsx';
import { ProfileCard } from '../components/profile-card.tsx';
import { RecentCard } from '../components/recent-card.tsx';
import { StatsCard } from '../components/stats-card.tsx';
import { TodayCard } from '../components/today-card.tsx';
import { WorkoutGoalCard } from '../components/workout-goal-card.tsx';
import { RECENT_DAYS, useDashboard } from '../dashboard.queries.ts';
import { dashboardFailure } from '../dashboard-failure.ts';
import { eatenOn } from '../dashboard-figures.ts';
import { useImportOffer } from '../import-offer.ts';

export { preloadDashboard as preload } from '../dashboard.queries.ts';

const WorkoutDialog = lazy(() =>
  import('../../workouts/history/workout-dialog.tsx').then((m) => ({ default: m.WorkoutDialog })),
);

const CheckInCard = lazy(() =>
  import('../../nutrition/components/check-in-card.tsx').then((m) => ({ default: m.CheckInCard })),
);

const OldEntries = lazy(() =>
  import('../../offline/components/old-entries.tsx').then((m) => ({ default: m.OldEntries })),
);

export function DashboardPage() {
  const today = useToday();
  const { waiting, error, retrying, retry, content } = useDashboard(today);
  const checkIn = useQuery(checkInQuery());
  const week = useDayGoals(content?.goals ?? null, addDays(today, 1 - RECENT_DAYS), today);
  const goals = week.goalsOn(today);
  const offer = useImportOffer(content?.workouts.length === 0);
  const [opened, setOpened] = useState<number | string>();
  const [asked, setAsked] = useState(false);
  const open = (id: number | string) => {
    setAsked(true);
    setOpened(id);
  };
  const failure = error && (
    <ErrorState
      title={dashboardFailure(error)}
      retrying={retrying}
      onRetry={retry}
      className="md:col-span-6 lg:col-span-12"
    />
  );
  const first = content?.profile?.first_name?.trim() || 'User';
  return (
    <Page
      title={TITLES['/dashboard']}
      heading={content && `Welcome, ${first}`}
      lead={<p>{longDay(today)}</p>}
    >
      <Suspense>
        <OldEntries />
      </Suspense>
      <div className="grid gap-4 md:grid-cols-6 lg:grid-cols-12 lg:gap-5">
        {failure}
        {!failure && <TodayCard today={today} />}
        {content && !waiting && !week.waiting && !checkIn.isPending ? (
          <>
            {offer.isPlaced && <ImportCard isHidden={!offer.isOffered} onDismiss={offer.dismiss} />}
            {checkIn.data?.status === 'due' && (
              <Suspense
                fallback={<Skeleton className="h-24 rounded-lg max-sm:h-41.5 md:col-span-6 lg:col-span-12" />}
              >
                <CheckInCard />
              </Suspense>
            )}
            <CalorieCard profile={content.profile} goals={goals} eaten={eatenOn(content.eaten, today)} />
            <DeferredSection fallback={<CardSkeleton />}>
              <WorkoutGoalCard
                goal={content.profile?.fitness_goal ?? null}
                workouts={content.workouts}
                today={today}
              />
            </DeferredSection>
            <DeferredSection fallback={<CardSkeleton />}>
              <FocusCard profile={content.profile} />
            </DeferredSection>
            <DeferredSection fallback={<CardSkeleton wide />}>
              <NutritionCard
                eaten={content.eaten}
                today={today}
                target={goals?.daily_calories_goal}
                targetOn={(date) => week.goalsOn(date)?.daily_calories_goal}
              />
            </DeferredSection>
            <DeferredSection fallback={<CardSkeleton wide />}>
              <RecentCard workouts={content.workouts} onOpen={open} />
            </DeferredSection>
            {content.lifts.length > 0 && (
              <DeferredSection>
                <LiftsCard lifts={content.lifts} />
              </DeferredSection>
            )}
            <DeferredSection>
              <InsightsCard workouts={content.workouts} trained={content.trained} />
              <StatsCard profile={content.profile} />
              <ProfileCard profile={content.profile} />
            </DeferredSection>
          </>
        ) : (
          !failure && <DashboardSkeleton />
        )}
      </div>
      {asked && (
        <Suspense>
          <WorkoutDialog id={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </Page>
  );
}
