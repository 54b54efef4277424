import { OnItsWay } from '../../../ui/on-its-way.tsx';

export function AdminDashboardPage() {
  return <OnItsWay title="Admin Dashboard">Counts of users, workouts and meals will be shown here.</OnItsWay>;
}
