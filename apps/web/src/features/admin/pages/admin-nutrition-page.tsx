import { OnItsWay } from '../../../ui/on-its-way.tsx';

export function AdminNutritionPage() {
  return (
    <OnItsWay title="User Contributed Foods">Foods that members contribute will be reviewed here.</OnItsWay>
  );
}
