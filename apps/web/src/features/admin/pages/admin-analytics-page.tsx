import { TITLES } from '@fitarc/contract/page-titles';
import { useQuery } from '@tanstack/react-query';
import { ChartPlaceholder } from '../../../ui/charts/chart.tsx';
import { RetryLine } from '../../../ui/data/retry-line.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { type Analytics, analyticsQuery } from '../analytics.queries.ts';
import { DayChart } from '../components/day-chart.tsx';
import { ServerPerformance } from '../components/server-performance.tsx';
import { StatCards } from '../components/stat-cards.tsx';

export function AdminAnalyticsPage() {
  const { data, isError, isFetching, refetch } = useQuery(analyticsQuery());
  return (
    <Page title={TITLES['/admin/analytics']} lead="How FitArc is used and how fast it responds">
      <div className="grid gap-6">
        {isError && <RetryLine onRetry={() => void refetch()} retrying={isFetching} />}
        {(data || !isError) && <StatCards stats={data} />}
        {data ? (
          <>
            <ServerPerformance performance={data.serverPerformance} />
            <Charts {...data} />
          </>
        ) : (
          !isError && <ChartPlaceholder />
        )}
      </div>
    </Page>
  );
}

function Charts({ userGrowth, activity }: Analytics) {
  return (
    <div className="grid gap-4 lg:gap-6 xl:grid-cols-2 xl:*:first:col-span-2">
      <DayChart
        title="User growth"
        noun="new user"
        tone="accent"
        points={userGrowth.map(({ date, newUsers }) => ({ day: date, value: newUsers }))}
      />
      <DayChart
        title="Meals per day"
        noun="meal"
        tone="calories"
        points={activity.map(({ date, meals }) => ({ day: date, value: meals }))}
      />
      <DayChart
        title="Workouts per day"
        noun="workout"
        tone="training"
        points={activity.map(({ date, workouts }) => ({ day: date, value: workouts }))}
      />
    </div>
  );
}
