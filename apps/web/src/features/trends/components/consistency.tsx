import type { LocalDate } from '@fitarc/domain/local-date';
import { weeklyAim } from '@fitarc/domain/weekly-aim';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../ui/data/card.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { titleOf } from '../../plans/plan-text.ts';
import { planQuery, plansQuery } from '../../plans/plans.queries.ts';
import { profileQuery } from '../../profile/profile.queries.ts';
import { consistencyOf } from '../consistency-figures.ts';
import { trainingCalendarQuery } from '../trends.queries.ts';
import { TrendSection } from './trend-section.tsx';

/** The plan the member trains by, with its days; what cannot be had is left out. */
function useActivePlan() {
  const plans = useQuery(plansQuery());
  const active = plans.data?.find((plan) => plan.active);
  const plan = useQuery({ ...planQuery(active?.plan_id ?? ''), enabled: active !== undefined });
  if (!active || !plan.data) return undefined;
  const since = plan.data.started_on || plan.data.created_at || '';
  return { name: titleOf(active), days: active.training_days, since };
}

/** How steadily somebody trains. Its days are those of the calendar below, which says when they cannot be had. */
export function Consistency({ today }: { today: LocalDate }) {
  const calendar = useQuery(trainingCalendarQuery(today));
  const { data: profile } = useQuery(profileQuery());
  const plan = useActivePlan();
  if (calendar.isError && !calendar.data) return null;
  if (!calendar.data)
    return (
      <TrendSection title="Consistency">
        <div role="status" aria-label="Loading your consistency">
          <Skeleton className="h-28 rounded-lg" />
        </div>
      </TrendSection>
    );
  const figures = consistencyOf({ days: calendar.data, today, aim: weeklyAim(profile?.fitness_goal), plan });
  if (figures.length === 0) return null;
  return (
    <TrendSection title="Consistency">
      <Card>
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-x-6 gap-y-5">
          {figures.map(({ name, value, note }) => (
            <div key={name}>
              <dt className="text-sm text-ink-2">{name}</dt>
              <dd>
                <span className="block text-2xl font-figure tracking-tight tabular-nums">{value}</span>
                <span className="block text-sm text-ink-3">{note}</span>
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </TrendSection>
  );
}
