import { OnItsWay } from '../../../ui/on-its-way.tsx';

export function PlanEditPage() {
  return <OnItsWay title="Edit Plan">Here you will change the days and exercises of a plan.</OnItsWay>;
}
