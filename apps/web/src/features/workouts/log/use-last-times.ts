import type { LastTime } from '@fitarc/contract/workouts';
import { isLocalDate } from '@fitarc/domain/local-date';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lastTimesQuery } from '../workouts.queries.ts';
import type { DraftExercise, WorkoutDraft } from './workout-draft.ts';

const MOST = 100;

export type LastTimeOf = (exercise: Pick<DraftExercise, 'exercise_id'>) => LastTime | undefined;

/** What was done before, exercise by exercise; a help, so nothing is said when it cannot be had. */
export function useLastTimes({ exercises, picker, date }: WorkoutDraft, except?: string): LastTimeOf {
  const asked = picker.exercise ? [...exercises, picker.exercise] : exercises;
  const ids = [
    ...new Set(asked.flatMap(({ exercise_id }) => (exercise_id === null ? [] : String(exercise_id)))),
  ];
  const query = useQuery({
    ...lastTimesQuery({
      exerciseIds: ids.sort().slice(0, MOST),
      until: isLocalDate(date) ? date : undefined,
      except,
    }),
    placeholderData: keepPreviousData,
  });
  return ({ exercise_id }) =>
    query.data?.find((last) => exercise_id !== null && String(last.exercise_id) === String(exercise_id));
}
