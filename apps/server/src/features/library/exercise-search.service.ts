import { type ExerciseIndex, indexExercises } from '@fitarc/domain/exercise-index';
import { searchExercises } from '@fitarc/domain/exercise-search';
import type { Db } from '../../platform/db/database.ts';
import { type IdQuery, listFound, listSearched } from './exercise-search.repository.ts';
import type { ExerciseContent, ExerciseFilter, Window } from './library.repository.ts';

type Searched = Awaited<ReturnType<typeof listSearched>>['exercises'][number];
interface Known {
  readonly revision: string;
  readonly index: ExerciseIndex<Searched>;
}

interface SearchRequest extends Window {
  readonly search: string;
  readonly filter: ExerciseFilter;
  readonly familiar: readonly IdQuery[];
}
interface Found {
  readonly rows: readonly ExerciseContent[];
  readonly total: number;
}
export type ExerciseSearch = (request: SearchRequest) => Promise<Found>;

const TRIES = 3;

/**
 * The search of the browser over the whole library, which is kept in memory for as long as its revision lasts. Every
 * answer asks for the revision, so what another node has changed is found at once.
 */
export function createExerciseSearch(db: Db): ExerciseSearch {
  let known: Known | undefined;

  async function read(): Promise<Known> {
    const { revision = '', exercises } = await listSearched(db);
    known = { revision, index: indexExercises(exercises) };
    return known;
  }

  return async function search(request) {
    let found: Found = { rows: [], total: 0 };
    for (let tries = 0; tries < TRIES; tries++) {
      const { revision, index } = known ?? (await read());
      const ranked = searchExercises(index, request.search).map(({ exercise, exact, named }) => ({
        id: exercise.id,
        exact,
        named,
      }));
      const answer = await listFound(db, ranked, revision, request);
      found = answer;
      if (answer.revision === revision) break;
      known = undefined;
    }
    return found;
  };
}
