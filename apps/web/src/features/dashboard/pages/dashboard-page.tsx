import { OnItsWay } from '../../../ui/on-its-way.tsx';

export function DashboardPage() {
  return (
    <OnItsWay title="Dashboard">
      Your goals, recent workouts and the week's food will be shown here at a glance.
    </OnItsWay>
  );
}
