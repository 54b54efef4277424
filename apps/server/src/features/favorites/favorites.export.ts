import { listAllFavoritesOf } from './favorites.repository.ts';

export const favoritesExport = { name: 'favorites', rows: listAllFavoritesOf };
