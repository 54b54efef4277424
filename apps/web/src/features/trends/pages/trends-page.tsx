import { OnItsWay } from '../../../ui/on-its-way.tsx';

export function TrendsPage() {
  return (
    <OnItsWay title="Your Fitness Trends">
      Charts of your food and training over 7, 30 and 90 days will be drawn here.
    </OnItsWay>
  );
}
