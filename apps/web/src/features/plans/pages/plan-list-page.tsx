import { OnItsWay } from '../../../ui/on-its-way.tsx';

export function PlanListPage() {
  return (
    <OnItsWay title="Your Workout Plans">The plans you generated or built will be listed here.</OnItsWay>
  );
}
