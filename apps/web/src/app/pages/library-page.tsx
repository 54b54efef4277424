import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { FavoriteToggle } from '../../features/favorites/components/favorite-toggle.tsx';
import { useFavoritesSync } from '../../features/favorites/favorites.mutations.ts';
import { muscleGroupsQuery } from '../../features/library/library.queries.ts';
import { LibraryPage as Library } from '../../features/library/pages/library-page.tsx';
import { SuggestExercise } from '../../features/submissions/components/suggest-exercise.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { DeferredSection } from '../../ui/layout/deferred-section.tsx';

// Shown in a dialog, which nobody has opened yet.
const ExerciseHistory = lazy(() =>
  import('../../features/workouts/records/exercise-history.tsx').then((m) => ({
    default: m.ExerciseHistory,
  })),
);

// Below the groups, and small: it comes after them.
const OwnExercises = lazy(() =>
  import('../../features/own-exercises/components/own-exercises.tsx').then((m) => ({
    default: m.OwnExercises,
  })),
);

/** Other levels than the first ask for what they show themselves. */
export function preload(): void {
  if (!window.location.search) void queryClient.prefetchQuery(muscleGroupsQuery());
}

/** The library itself knows neither favorites, suggestions nor workouts, which all know the library. */
export function LibraryPage() {
  useFavoritesSync();
  // Below the groups, so it waits until they have their height.
  const { isPending } = useQuery({ ...muscleGroupsQuery(), enabled: false });
  return (
    <Library
      favorite={FavoriteToggle}
      suggest={<SuggestExercise />}
      own={
        <DeferredSection ready={!isPending}>
          <Suspense>
            <OwnExercises />
          </Suspense>
        </DeferredSection>
      }
      history={ExerciseHistory}
    />
  );
}
