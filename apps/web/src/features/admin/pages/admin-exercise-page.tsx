import { OnItsWay } from '../../../ui/on-its-way.tsx';

export function AdminExercisePage() {
  return <OnItsWay title="Exercise">An exercise will be written or changed here.</OnItsWay>;
}
