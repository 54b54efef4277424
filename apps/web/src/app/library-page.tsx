import { FavoriteToggle } from '../features/favorites/components/favorite-toggle.tsx';
import { useOtherTabs } from '../features/favorites/favorites.mutations.ts';
import { LibraryPage } from '../features/library/pages/library-page.tsx';
import { SuggestExercise } from '../features/submissions/components/suggest-exercise.tsx';

/** The library itself knows neither favourites nor suggestions, which both know the library. */
export function Library() {
  useOtherTabs();
  return <LibraryPage favorite={FavoriteToggle} suggest={<SuggestExercise />} />;
}
