import * as api from '@fitarc/contract/favorites';
import { exerciseToRemove } from '@fitarc/contract/legacy/favorites';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { invalid, notFound } from '../../platform/http/app-error.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { write } from '../../platform/writes/write.ts';
import { presentExercise } from '../library/present-exercise.service.ts';
import { deleteFavorite, insertFavorite, listFavoritesOf } from './favorites.repository.ts';

interface FavoritesDeps {
  readonly db: Db;
  readonly clock: Clock;
}

export const favoritesRoutes = ({ db, clock }: FavoritesDeps): Route[] => [
  route(api.listFavorites, async ({ session }) => {
    const rows = await listFavoritesOf(db, session.userId);
    return rows.map(presentExercise).map((exercise) => ({
      ...exercise,
      equipment: exercise.equipment_options.join(', '),
    }));
  }),
  write(api.addFavorite, async ({ tx, body, session, reply }) => {
    const outcome = await insertFavorite(tx, session.userId, body.exerciseId, clock.now());
    if (outcome === 'unknown') throw notFound('Exercise not found');
    if (outcome === 'kept') reply.code(200);
    return { message: 'Added to favorites', exercise_id: body.exerciseId };
  }),
  write(api.removeFavorite, async ({ tx, body, query, session }) => {
    const exerciseId = exerciseToRemove(body, query);
    if (exerciseId === undefined) throw invalid('exerciseId is required', { field: 'exerciseId' });
    await deleteFavorite(tx, session.userId, exerciseId);
    return { message: 'Removed from favorites', exercise_id: exerciseId };
  }),
];
