import { OnItsWay } from '../../../ui/on-its-way.tsx';

export function PlanDetailsPage() {
  return (
    <OnItsWay title="Plan Details">
      The seven days of a plan with their exercises will be shown here.
    </OnItsWay>
  );
}
