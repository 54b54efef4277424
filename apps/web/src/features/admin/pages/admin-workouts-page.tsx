import { OnItsWay } from '../../../ui/on-its-way.tsx';

export function AdminWorkoutsPage() {
  return (
    <OnItsWay title="Workout Submissions">Exercises that members suggest will be reviewed here.</OnItsWay>
  );
}
