import type { Favorite } from '@fitarc/contract/favorites';
import { TITLES } from '@fitarc/contract/page-titles';
import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { failureOf } from '../../../lib/failure.ts';
import { Card } from '../../../ui/data/card.tsx';
import { EmptyState } from '../../../ui/data/empty-state.tsx';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { focusHeading } from '../../../ui/layout/focus-heading.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { BodyMapDrawing } from '../../library/components/body-map-drawing.tsx';
import { ExerciseCard } from '../../library/components/exercise-card.tsx';
import { CardSkeletons, cardGrid } from '../../library/components/exercise-grid.tsx';
import { ExerciseLayer } from '../../library/components/exercise-layer.tsx';
import { favoritesQuery } from '../../library/familiar.queries.ts';
import { addressOf, OPENED, useLibraryPlace } from '../../library/library-place.ts';
import { ExerciseHistory } from '../../workouts/records/exercise-history.tsx';
import { FavoriteToggle } from '../components/favorite-toggle.tsx';
import { useAddFavorite, useFavoritesSync, useRemoveFavorite } from '../favorites.mutations.ts';

const FAILED = 'Failed to load favorites';

function FavoriteCard({ favorite }: { favorite: Favorite }) {
  const add = useAddFavorite();
  const remove = useRemoveFavorite(({ name }) => {
    focusHeading();
    toast({
      message: `${name} removed`,
      action: { label: 'Undo', onAction: () => add.mutate(favorite) },
    });
  });
  return (
    <ExerciseCard
      exercise={favorite}
      to={addressOf({ exercise: String(favorite.exercise_id) })}
      state={OPENED}
    >
      {favorite.description && (
        <p className="mt-2 line-clamp-3 pr-3 text-sm text-ink-2">{favorite.description}</p>
      )}
      <Button
        variant="danger-quiet"
        className="relative z-1 mt-1 -ml-3"
        busy={remove.isPending}
        onClick={() => remove.mutate(favorite)}
        aria-label={`Remove ${favorite.name}`}
      >
        Remove
      </Button>
    </ExerciseCard>
  );
}

function NoFavorites() {
  return (
    <Card>
      <EmptyState
        icon={<Heart />}
        title="You have no favorite workouts yet."
        action={<ButtonLink to="/workouts">Open the library</ButtonLink>}
      >
        Tap the heart on an exercise to add it here.
      </EmptyState>
    </Card>
  );
}

function FavoritesList() {
  const favorites = useQuery(favoritesQuery());
  if (favorites.isError && !favorites.data) {
    const { title } = failureOf(favorites.error, FAILED);
    return (
      <ErrorState title={FAILED} onRetry={() => favorites.refetch()} retrying={favorites.isFetching}>
        {title !== FAILED && title}
      </ErrorState>
    );
  }
  if (!favorites.data) return <CardSkeletons />;
  if (favorites.data.length === 0) return <NoFavorites />;
  return (
    <ul className={cardGrid}>
      {favorites.data.map((favorite) => (
        <FavoriteCard key={favorite.exercise_id} favorite={favorite} />
      ))}
    </ul>
  );
}

export function FavoritesPage() {
  const { place, closeExercise } = useLibraryPlace();
  useFavoritesSync();
  return (
    <>
      <BodyMapDrawing />
      <Page
        title={TITLES['/favorites']}
        actions={
          <ButtonLink variant="secondary" to="/workouts">
            Workout Library
          </ButtonLink>
        }
      >
        <FavoritesList />
      </Page>
      <ExerciseLayer
        id={place.exercise}
        onClose={closeExercise}
        favorite={FavoriteToggle}
        history={ExerciseHistory}
      />
    </>
  );
}
