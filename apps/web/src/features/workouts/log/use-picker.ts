import { useEffect, useEffectEvent } from 'react';
import { setInWords, workoutDay } from '../workout-text.ts';
import { exerciseOfPicker, lineOfLast, suggestedWeight } from './picked-from-last-time.ts';
import type { Suggestions } from './suggested-sets.ts';
import type { ExerciseLibrary } from './use-exercise-library.ts';
import type { LastTimeOf } from './use-last-times.ts';
import type { Editing } from './use-workout-draft.ts';

/** The exercise that is chosen, with the sets of its last time in the fields until something else is typed. */
export function usePicker(
  { draft, change }: Editing,
  library: ExerciseLibrary,
  lastTimeOf: LastTimeOf,
  /** Of a session. */
  suggestions?: Suggestions,
) {
  const { picker } = draft;
  const { exercise } = picker;
  const live = suggestions !== undefined;
  const known = exercise && (library.byId(String(exercise.exercise_id)) ?? exercise);
  const last = known ? lastTimeOf(known) : undefined;

  const fill = useEffectEvent(() => {
    const line = last && lineOfLast(last, live);
    if (line && !picker.sets && !picker.reps && !picker.weight)
      change({ type: 'pick', picker: { ...line, from_last: true } });
  });
  const id = exercise?.exercise_id;
  const isKnown = last !== undefined;
  // Once for each choice: fields that are emptied after that stay empty.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another exercise that was done before is filled in too.
  useEffect(() => {
    if (isKnown) fill();
  }, [id, isKnown]);

  const toAdd = known ? exerciseOfPicker(known, picker, last, live) : undefined;
  const day = last && workoutDay(last.date).replace(/^(Today|Yesterday)$/, (word) => word.toLowerCase());
  return {
    ...picker,
    exercise: known,
    toAdd,
    /** 'From last time, Tue 10 Nov: 60 kg × 10, 60 kg × 8.' */
    from:
      last && toAdd && picker.from_last
        ? `From last time, ${day}: ${last.set_details.map((set) => setInWords(set, toAdd.unit)).join(', ')}.`
        : '',
    weightHint: (suggestions && toAdd && last && suggestedWeight(toAdd, last, suggestions)) || '–',
    onPick: (values: Partial<typeof picker>) => change({ type: 'pick', picker: values }),
    onAdd: () => toAdd && change({ type: 'add', exercise: toAdd }),
  };
}
export type Picker = ReturnType<typeof usePicker>;
