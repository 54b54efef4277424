import { OnItsWay } from '../../../ui/on-its-way.tsx';

export function PlanGeneratePage() {
  return (
    <OnItsWay title="Generate a Plan">
      A week of training made from your goal and activity level will be drawn up here.
    </OnItsWay>
  );
}
