import { createContext } from 'react';

/** Favorites know workouts, not the other way round: the application hands their ids in. */
export const FavoriteIds = createContext<ReadonlySet<string>>(new Set());
