import { OnItsWay } from '../../../ui/on-its-way.tsx';

export function CalorieTrackerPage() {
  return (
    <OnItsWay title="Calorie Tracker">
      Here you will search foods, log meals and see the day's totals against your goals.
    </OnItsWay>
  );
}
