import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureOf } from '../../../lib/failure.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { filtered, sortedByName } from '../exercise-list.ts';
import { exercisesQuery } from '../library.queries.ts';
import { addressOf, type LibraryPlace, OPENED, WHOLE_GROUP } from '../library-place.ts';
import { ExerciseFilters, SortButton } from './exercise-filters.tsx';
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
const chosen = (filter: string) => (filter === 'all' ? undefined : filter);

const scopeOf = ({ search, group, muscle }: LibraryPlace) =>
  search
    ? { search, limit: SEARCH_AT_MOST }
    : { muscleGroup: group, muscle: muscle === WHOLE_GROUP ? undefined : muscle };

function useExercises(place: LibraryPlace) {
  const scope = scopeOf(place);
  const filter = { difficulty: chosen(place.difficulty), equipment: chosen(place.equipment) };
  const narrowed = Boolean(filter.difficulty ?? filter.equipment);
  const all = useQuery(exercisesQuery(scope));
  const some = useQuery({ ...exercisesQuery({ ...scope, ...filter }), enabled: narrowed });
  const answer = narrowed ? (some.data ?? all.data) : all.data;
  return {
    all: all.data,
    shown: answer && filtered(answer, place),
    failure: all.error ?? (narrowed ? some.error : null),
  };
}

function Count({
  shown,
  all,
  capped,
}: {
  shown: number | undefined;
  all: number | undefined;
  capped: boolean;
}) {
  return (
    <p role="status" className="text-sm text-ink-2">
      {shown === undefined || all === undefined ? (
        <Skeleton width={180} height={14} />
      ) : (
        `Showing ${shown} of ${all} exercises${capped ? '. Type more to narrow it down.' : ''}`
      )}
    </p>
  );
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
  const ordered = shown && (place.search ? shown : sortedByName(shown, place.descending));
  return (
    <>
      <ExerciseFilters {...place} onChange={onChange} unsorted={place.search !== ''}>
        {children}
      </ExerciseFilters>
      <div className="mb-2 flex min-h-touch items-center justify-between gap-3">
        <Count
          shown={shown?.length}
          all={all?.length}
          capped={place.search !== '' && (all?.length ?? 0) >= SEARCH_AT_MOST}
        />
        {!place.search && (
          <SortButton
            variant="quiet"
            className="-mr-3 lg:hidden"
            descending={place.descending}
            onChange={onChange}
          />
        )}
      </div>
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
