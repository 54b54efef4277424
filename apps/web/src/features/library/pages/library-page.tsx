import { OnItsWay } from '../../../ui/on-its-way.tsx';

export function LibraryPage() {
  return (
    <OnItsWay title="Workout Library">
      Exercises by muscle group, with instructions and a body map, will be found here.
    </OnItsWay>
  );
}
