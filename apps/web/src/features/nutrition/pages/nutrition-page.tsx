import { TITLES } from '@fitarc/contract/page-titles';
import { addDays } from '@fitarc/domain/local-date';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../../lib/failure.ts';
import { useToday } from '../../../lib/today.ts';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { profileQuery } from '../../profile/profile.queries.ts';
import { GoalSteps } from '../components/goal-steps.tsx';
import { GoalWeek, WEEK } from '../components/goal-week.tsx';
import { GoalsSummary } from '../components/goals-summary.tsx';
import { TargetSettingsCard } from '../components/target-settings.tsx';
import { mealDaysQuery } from '../nutrition.queries.ts';
import { useGoals } from '../use-goals.ts';

export function NutritionPage() {
  const today = useToday();
  const own = useGoals();
  const profile = useQuery(profileQuery());
  const days = useQuery(mealDaysQuery(addDays(today, 1 - WEEK), today));
  return (
    <Page
      title={TITLES['/nutrition']}
      lead={<p>Your daily targets, where they come from, and how the last seven days went.</p>}
      actions={<ButtonLink to="/calorietracker">Log a Meal</ButtonLink>}
    >
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-5">
        <div className="grid min-w-0 gap-4 lg:gap-5">
          <GoalsSummary own={own} />
          {own.goals && days.data && <GoalWeek days={days.data} goals={own.goals} today={today} />}
          <TargetSettingsCard />
          {days.isError && (
            <ErrorState
              title={failureOf(days.error, 'Failed to load your week').title}
              retrying={days.isFetching}
              onRetry={() => days.refetch()}
            />
          )}
        </div>
        {profile.data && <GoalSteps profile={profile.data} goals={own.goals} />}
        {profile.isPending && <Skeleton height={420} className="rounded-lg" />}
        {profile.isError && (
          <ErrorState
            title={failureOf(profile.error, 'Failed to load your profile').title}
            retrying={profile.isFetching}
            onRetry={() => profile.refetch()}
          />
        )}
      </div>
    </Page>
  );
}
