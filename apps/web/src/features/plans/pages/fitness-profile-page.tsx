import { OnItsWay } from '../../../ui/on-its-way.tsx';

export function FitnessProfilePage() {
  return (
    <OnItsWay title="Your Fitness Profile">
      Two questions, your goal and your activity level, will lead to a plan from here.
    </OnItsWay>
  );
}
