import { OnItsWay } from '../../../ui/on-its-way.tsx';

export function WorkoutLoggingPage() {
  return (
    <OnItsWay title="Log Workout">
      Sets, repetitions and weights of your training will be logged here.
    </OnItsWay>
  );
}
