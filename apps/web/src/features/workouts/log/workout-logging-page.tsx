import { useSearchParams } from 'react-router';
import { EditWorkout } from '../history/edit-workout.tsx';
import { LogWorkout } from './components/log-workout.tsx';

export function WorkoutLoggingPage() {
  const [search] = useSearchParams();
  const id = search.get('workout');
  return id === null ? <LogWorkout /> : <EditWorkout key={id} id={id} />;
}
