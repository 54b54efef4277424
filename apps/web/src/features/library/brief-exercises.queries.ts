import type { Exercise } from '@fitarc/contract/exercise';
import { listExercises } from '@fitarc/contract/library';
import { listOwnExercises } from '@fitarc/contract/own-exercises';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { queryRoots } from '../../lib/query-keys.ts';
import { BRIEF, FRESH_MS } from './library.queries.ts';

/** The member's own exercises and the whole library, without the texts: for choosing, not for reading. */
export const briefExercisesQuery = () =>
  queryOptions({
    queryKey: [...queryRoots.library, BRIEF],
    queryFn: async ({ signal }): Promise<Exercise[]> => {
      const [library, own] = await Promise.all([
        call(listExercises, { query: { brief: 'true' } }, { signal }),
        call(listOwnExercises, {}, { signal }),
      ]);
      return [...own, ...library];
    },
    staleTime: FRESH_MS,
  });
