import { OnItsWay } from '../../../ui/on-its-way.tsx';

export function PlanOnboardingPage() {
  return (
    <OnItsWay title="Workout Plans">
      Here you will choose between a plan made from your profile and one you build yourself.
    </OnItsWay>
  );
}
