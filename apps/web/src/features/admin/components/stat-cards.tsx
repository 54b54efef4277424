import { formatWhole } from '../../../lib/format-number.ts';
import { Skeleton } from '../../../ui/data/skeleton.tsx';

const CARDS = [
  { name: 'totalUsers', label: 'Total Users', about: 'All accounts' },
  { name: 'activeUsers', label: 'Active Users', about: 'Not banned, seen in the last 30 days' },
  { name: 'totalWorkouts', label: 'Total Workouts', about: 'Logged by all members' },
  { name: 'totalMeals', label: 'Total Meals', about: 'Logged by all members' },
] as const;

type Stats = Readonly<Record<(typeof CARDS)[number]['name'], number>>;

/** The places of the figures are there before the figures are. */
export function StatCards({ stats }: { stats: Stats | undefined }) {
  return (
    <dl aria-busy={!stats} className="grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4">
      {CARDS.map(({ name, label, about }) => (
        <div key={name} className="rounded-lg border border-line bg-surface p-4 lg:p-5">
          <dt className="font-label text-ink-2">{label}</dt>
          <dd className="mt-1 text-2xl font-figure md:text-3xl tracking-tight tabular-nums">
            {stats ? formatWhole(stats[name]) : <Skeleton className="h-8.5 w-18 md:h-10" />}
          </dd>
          <dd className="mt-1 text-sm text-ink-3">{about}</dd>
        </div>
      ))}
    </dl>
  );
}
