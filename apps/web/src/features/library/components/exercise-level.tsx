import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureOf } from '../../../lib/failure.ts';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { filterExercises, sortedByName } from '../exercise-list.ts';
import { exercisesQuery } from '../library.queries.ts';
import { addressOf, filterValue, type LibraryPlace, OPENED, WHOLE_GROUP } from '../library-place.ts';
import { ExerciseCount } from './exercise-count.tsx';
import { ExerciseFilters } from './exercise-filters.tsx';
import { CardSkeletons, ExerciseGrid, type FavoriteToggle } from './exercise-grid.tsx';
import { NoExercises } from './no-exercises.tsx';

interface Props {
  readonly place: LibraryPlace;
  onChange(changes: Partial<LibraryPlace>): void;
  readonly favorite: FavoriteToggle;
  /** At the end of the filters' row. */
  readonly children?: ReactNode;
}

const FAILED = 'Failed to load exercises';
const SEARCH_AT_MOST = 100;

const scopeOf = ({ search, group, muscle }: LibraryPlace) =>
  search
    ? { search, limit: SEARCH_AT_MOST }
    : { muscleGroup: group, muscle: muscle === WHOLE_GROUP ? undefined : muscle };

function useExercises(place: LibraryPlace) {
  const scope = scopeOf(place);
  const filter = { difficulty: filterValue(place.difficulty), equipment: filterValue(place.equipment) };
  const narrowed = Boolean(filter.difficulty ?? filter.equipment);
  const all = useQuery(exercisesQuery(scope));
  const some = useQuery({ ...exercisesQuery({ ...scope, ...filter }), enabled: narrowed });
  const answer = narrowed ? (some.data ?? all.data) : all.data;
  return {
    all: all.data,
    shown: answer && filterExercises(answer, place),
    // With the whole list at hand the filters work without the server.
    failure: all.data ? null : (all.error ?? (narrowed ? some.error : null)),
  };
}

export function ExerciseLevel({ place, onChange, favorite, children }: Props) {
  const { all, shown, failure } = useExercises(place);
  if (failure) {
    const { title } = failureOf(failure, FAILED);
    return (
      <ErrorState title={FAILED} onRetry={() => window.location.reload()}>
        {title !== FAILED && title}
      </ErrorState>
    );
  }
  const capped = place.search !== '' && (all?.length ?? 0) >= SEARCH_AT_MOST;
  const ordered = shown && (place.search ? shown : sortedByName(shown, place.descending));
  return (
    <>
      <ExerciseFilters {...place} onChange={onChange} unsorted={place.search !== ''}>
        {children}
      </ExerciseFilters>
      <ExerciseCount
        shown={shown?.length}
        all={all?.length}
        remark={capped ? '. Type more to narrow it down.' : ''}
        descending={place.descending}
        onChange={onChange}
        unsorted={place.search !== ''}
      />
      {!ordered || !all ? (
        <CardSkeletons />
      ) : ordered.length === 0 ? (
        <NoExercises place={place} all={all} onChange={onChange} />
      ) : (
        <ExerciseGrid
          key={`${place.group} ${place.muscle} ${place.search}`}
          exercises={ordered}
          favorite={favorite}
          addressOf={(exercise) => addressOf({ ...place, exercise: String(exercise.exercise_id) })}
          state={OPENED}
        />
      )}
    </>
  );
}
