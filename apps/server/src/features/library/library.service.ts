import { readGroup, readMuscle } from '@fitarc/domain/anatomy';
import { readEquipment } from '@fitarc/domain/equipment';
import { DIFFICULTIES } from '@fitarc/domain/exercise';
import type { Db } from '../../platform/db/database.ts';
import type { IdQuery } from './exercise-search.repository.ts';
import type { ExerciseSearch } from './exercise-search.service.ts';
import {
  type ExerciseFilter,
  type ListedExercise,
  listExercises,
  type Window,
} from './library.repository.ts';

interface ExerciseListRequest extends Window {
  readonly muscleGroup?: string | undefined;
  readonly muscle?: string | undefined;
  readonly difficulty?: string | undefined;
  readonly equipment?: string | undefined;
  readonly search?: string | undefined;
}

const filterValue = (text: string | undefined) =>
  text !== undefined && text !== '' && text.toLowerCase() !== 'all' ? text : undefined;

/** What was asked for in our own words; undefined when it names something that does not exist. */
function readFilter(request: ExerciseListRequest): ExerciseFilter | undefined {
  const [place, muscle, level, gear] = [
    request.muscleGroup,
    request.muscle,
    request.difficulty,
    request.equipment,
  ].map(filterValue);
  const group = place && readGroup(place);
  const filter = {
    group,
    // Beside a muscle it is the room that muscle is looked for in, and its number counts that room alone.
    groupAsMuscle: place && !(group && muscle) ? readMuscle(place) : undefined,
    muscle: muscle && readMuscle(muscle),
    difficulty: DIFFICULTIES.find((known) => known.toLowerCase() === level?.toLowerCase()),
    equipment: gear && readEquipment(gear),
  } as ExerciseFilter;
  const unknown =
    (place && !filter.group && !filter.groupAsMuscle) ||
    (muscle && !filter.muscle) ||
    (level && !filter.difficulty) ||
    (gear && !filter.equipment);
  return unknown ? undefined : filter;
}

interface Found {
  /** Undefined where nothing was read. */
  readonly revision?: string | undefined;
  readonly rows: readonly ListedExercise[];
  readonly total: number;
}

const NOTHING: Found = { rows: [], total: 0 };

export async function findExercises(db: Db, request: Omit<ExerciseListRequest, 'search'>): Promise<Found> {
  const filter = readFilter(request);
  return filter ? listExercises(db, filter, request) : NOTHING;
}

/** What a search finds first depends on the member, not on the library's revision alone. */
export async function findBySearch(
  search: ExerciseSearch,
  request: ExerciseListRequest & { readonly search: string },
  familiar: readonly IdQuery[],
): Promise<Found> {
  const filter = readFilter(request);
  if (!filter) return NOTHING;
  const { rows, total } = await search({ ...request, filter, familiar });
  return { rows, total };
}
