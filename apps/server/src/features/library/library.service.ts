import { readGroup, readMuscle } from '@fitarc/domain/anatomy';
import { readEquipment } from '@fitarc/domain/equipment';
import { DIFFICULTIES } from '@fitarc/domain/exercise';
import type { Db } from '../../platform/db/database.ts';
import {
  type ExerciseContent,
  type ExerciseFilter,
  listExercises,
  listNearExercises,
  type Window,
} from './library.repository.ts';

interface Asked extends Window {
  readonly muscleGroup?: string | undefined;
  readonly muscle?: string | undefined;
  readonly difficulty?: string | undefined;
  readonly equipment?: string | undefined;
  readonly search?: string | undefined;
}

const given = (text: string | undefined) =>
  text !== undefined && text !== '' && text.toLowerCase() !== 'all' ? text : undefined;
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A plural is looked up by its stem, which the plural contains as well. */
const stem = (word: string) => (/^(?:.{3,}|up)s$/.test(word) ? word.slice(0, -1) : word);
const searchWords = (search: string | undefined) =>
  search === undefined ? [] : plain(search).split(' ').filter(Boolean).slice(0, 8).map(stem);

type Named = { name: string; muscleGroups: string[]; muscles: string[]; equipment: string[] };
/** The name comes first, and once more in one piece: 'push up', 'push-up' and 'pushup' find the same. */
export const searchTextOf = ({ name, muscleGroups, muscles, equipment }: Named) =>
  [
    plain(name),
    plain(name).replaceAll(' ', ''),
    ...[...muscleGroups, ...muscles, ...equipment].map(plain),
  ].join(' ');

/** What was asked for in our own words; undefined when it names something that does not exist. */
function readFilter(asked: Asked): ExerciseFilter | undefined {
  const [place, muscle, level, gear] = [
    asked.muscleGroup,
    asked.muscle,
    asked.difficulty,
    asked.equipment,
  ].map(given);
  const filter = {
    group: place && readGroup(place),
    groupAsMuscle: place && readMuscle(place),
    muscle: muscle && readMuscle(muscle),
    difficulty: DIFFICULTIES.find((known) => known.toLowerCase() === level?.toLowerCase()),
    equipment: gear && readEquipment(gear),
    words: searchWords(given(asked.search)),
  } as ExerciseFilter;
  const unknown =
    (place && !filter.group && !filter.groupAsMuscle) ||
    (muscle && !filter.muscle) ||
    (level && !filter.difficulty) ||
    (gear && !filter.equipment);
  return unknown ? undefined : filter;
}

interface Found {
  readonly revision?: string | undefined;
  /** The caller has this revision already; no rows are read then. */
  readonly unchanged: boolean;
  readonly rows: readonly ExerciseContent[];
  readonly total: number;
}

export async function findExercises(db: Db, asked: Asked, known: string | undefined): Promise<Found> {
  const filter = readFilter(asked);
  if (!filter) return { unchanged: false, rows: [], total: 0 };
  const found = await listExercises(db, filter, known, asked);
  if (found.unchanged || found.rows.length > 0 || !filter.words?.length || asked.offset) return found;
  const near = await listNearExercises(db, plain(asked.search ?? ''), asked.limit);
  return { ...found, rows: near, total: near.length };
}
