/** Accepted spellings of favorites: the exercise to remove may be named in the query instead of the body. */
import * as z from 'zod/mini';

export const removeFavoriteQuery = <S extends z.ZodMiniType>(exerciseId: S) =>
  z.object({ exerciseId: z.optional(exerciseId) });

interface Named {
  readonly exerciseId?: number | undefined;
}

export const exerciseToRemove = (body: Named, query: Named): number | undefined =>
  body.exerciseId ?? query.exerciseId;
