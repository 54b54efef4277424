import type { Exercise } from '@fitarc/contract/exercise';
import { indexExercises } from '@fitarc/domain/exercise-index';
import { searchExercises } from '@fitarc/domain/exercise-search';
import { useQuery } from '@tanstack/react-query';
import { filterExercises, sortedByName } from '../exercise-list.ts';
import { filterValue, type LibraryPlace, WHOLE_GROUP } from '../library-place.ts';
import { editorExercisesQuery } from './editor.queries.ts';

/** A search looks through the whole library. */
const scopeOf = ({ search, group, muscle }: LibraryPlace) =>
  search ? {} : { muscleName: muscle === WHOLE_GROUP ? undefined : muscle, muscleGroup: group };

const searched = (exercises: readonly Exercise[], search: string): readonly Exercise[] =>
  search ? searchExercises(indexExercises(exercises), search).map(({ exercise }) => exercise) : exercises;

const shownOf = (answer: readonly Exercise[], place: LibraryPlace) =>
  sortedByName(filterExercises(searched(answer, place.search), place), place.descending);

export function useEditorExercises(place: LibraryPlace) {
  const scope = scopeOf(place);
  const filter = { difficulty: filterValue(place.difficulty), equipment: filterValue(place.equipment) };
  const filtering = Boolean(filter.difficulty ?? filter.equipment);
  const all = useQuery(editorExercisesQuery(scope));
  const some = useQuery({ ...editorExercisesQuery({ ...scope, ...filter }), enabled: filtering });
  const query = filtering ? some : all;
  const answer = query.data ?? all.data;
  return {
    query,
    failed: query.isError && !query.data,
    total: all.data?.length ?? some.data?.length,
    shown: answer && shownOf(answer, place),
  };
}
