import { readGroup, readMuscle } from '@fitarc/domain/anatomy';
import { readEquipment } from '@fitarc/domain/equipment';
import { DIFFICULTIES } from '@fitarc/domain/exercise';
import { searchText, searchWords } from '@fitarc/domain/exercise-search';
import { normalizeForSearch } from '@fitarc/domain/plain-text';
import type { Db } from '../../platform/db/database.ts';
import {
  type ExerciseContent,
  type ExerciseFilter,
  type IdQuery,
  listExercises,
  listNearExercises,
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

type Named = {
  name: string;
  otherNames?: readonly string[];
  muscleGroups: string[];
  muscles: string[];
  equipment: string[];
};
/** The name comes first; the other names are behind the bar, where a mistyped word is not compared with them. */
export const exerciseSearchText = ({ name, otherNames = [], muscleGroups, muscles, equipment }: Named) =>
  [
    searchText(name),
    ...[...muscleGroups, ...muscles, ...equipment].map(normalizeForSearch),
    ...(otherNames.length > 0 ? ['|', ...otherNames.map(searchText)] : []),
  ].join(' ');

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
    words: searchWords(request.search ?? ''),
  } as ExerciseFilter;
  const unknown =
    (place && !filter.group && !filter.groupAsMuscle) ||
    (muscle && !filter.muscle) ||
    (level && !filter.difficulty) ||
    (gear && !filter.equipment) ||
    // Nothing but punctuation was typed: that is not a wish to see everything.
    (request.search && !filter.words?.length);
  return unknown ? undefined : filter;
}

interface Found {
  readonly revision?: string | undefined;
  /** The caller has this revision already; no rows are read then. */
  readonly unchanged: boolean;
  readonly rows: readonly ExerciseContent[];
  readonly total: number;
}

export async function findExercises(
  db: Db,
  request: ExerciseListRequest,
  known: string | undefined,
  familiar: readonly IdQuery[] = [],
): Promise<Found> {
  const filter = readFilter(request);
  if (!filter) return { unchanged: false, rows: [], total: 0 };
  const found = await listExercises(db, filter, known, { ...request, familiar });
  if (found.unchanged || found.total > 0 || !filter.words?.length) return found;
  const near = await listNearExercises(db, normalizeForSearch(request.search ?? ''), filter);
  const { limit = near.length, offset = 0 } = request;
  return { ...found, rows: near.slice(offset, offset + limit), total: near.length };
}
