import type { Exercise } from '@fitarc/contract/exercise';
import { plainText } from '@fitarc/domain/plain-text';
import { useQuery } from '@tanstack/react-query';
import { filtered, sortedByName } from '../exercise-list.ts';
import { chosen, type LibraryPlace, WHOLE_GROUP } from '../library-place.ts';
import { editorExercisesQuery } from './editor.queries.ts';

/** A search looks through the whole library. */
const scopeOf = ({ search, group, muscle }: LibraryPlace) =>
  search ? {} : { muscleName: muscle === WHOLE_GROUP ? undefined : muscle, muscleGroup: group };

function found(exercise: Exercise, search: string): boolean {
  const { name, muscles, muscle_groups, equipment_options } = exercise;
  const text = plainText([name, ...muscles, ...muscle_groups, ...equipment_options].join(' '));
  return plainText(search)
    .split(' ')
    .every((word) => text.includes(word));
}

const shownOf = (answer: readonly Exercise[], place: LibraryPlace) =>
  sortedByName(
    filtered(answer, place).filter((exercise) => found(exercise, place.search)),
    place.descending,
  );

export function useEditorExercises(place: LibraryPlace) {
  const scope = scopeOf(place);
  const filter = { difficulty: chosen(place.difficulty), equipment: chosen(place.equipment) };
  const filtering = Boolean(filter.difficulty ?? filter.equipment);
  const all = useQuery(editorExercisesQuery(scope));
  const some = useQuery({ ...editorExercisesQuery({ ...scope, ...filter }), enabled: filtering });
  const asked = filtering ? some : all;
  const answer = asked.data ?? all.data;
  return {
    query: asked,
    failed: asked.isError && !asked.data,
    total: all.data?.length ?? some.data?.length,
    shown: answer && shownOf(answer, place),
  };
}
