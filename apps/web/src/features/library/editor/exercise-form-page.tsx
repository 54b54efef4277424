import { useParams, useSearchParams } from 'react-router';
import { ApproveSuggestion } from './approve-suggestion.tsx';
import { EditExercise } from './edit-exercise.tsx';
import { NewExercise } from './new-exercise.tsx';

/** One form for three tasks: a new exercise, a stored one, and one that a member has suggested. */
export function ExerciseFormPage() {
  const { exerciseId } = useParams();
  const [search] = useSearchParams();
  const submission = search.get('submission');
  if (exerciseId !== undefined) return <EditExercise key={exerciseId} id={exerciseId} />;
  if (submission) return <ApproveSuggestion key={submission} id={submission} />;
  return <NewExercise />;
}
