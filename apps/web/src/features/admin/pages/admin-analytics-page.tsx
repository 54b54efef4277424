import { OnItsWay } from '../../../ui/on-its-way.tsx';

export function AdminAnalyticsPage() {
  return (
    <OnItsWay title="System Analytics">
      Response times, request rates and the growth of the installation will be shown here.
    </OnItsWay>
  );
}
