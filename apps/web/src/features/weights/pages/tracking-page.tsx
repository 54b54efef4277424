import { OnItsWay } from '../../../ui/on-its-way.tsx';

export function TrackingPage() {
  return (
    <OnItsWay title="Tracking">Today at a glance and your body weight over time will be shown here.</OnItsWay>
  );
}
