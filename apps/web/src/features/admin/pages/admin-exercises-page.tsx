import { OnItsWay } from '../../../ui/on-its-way.tsx';

export function AdminExercisesPage() {
  return <OnItsWay title="Exercise Library">The exercises of the library will be edited here.</OnItsWay>;
}
