import { OnItsWay } from '../../../ui/on-its-way.tsx';

export function PlanBuilderPage() {
  return (
    <OnItsWay title="Plan Builder">
      Here you will put a week of training together yourself, day by day.
    </OnItsWay>
  );
}
