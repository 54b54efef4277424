import { OnItsWay } from '../../../ui/on-its-way.tsx';

export function FavoritesPage() {
  return (
    <OnItsWay title="Your Favorite Workouts">
      The exercises you mark with a heart in the library will be kept here.
    </OnItsWay>
  );
}
