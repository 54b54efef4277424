import type { Exercise } from '@fitarc/contract/exercise';
import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/form/button.tsx';
import { favoritesQuery } from '../../library/familiar.queries.ts';
import { useAddFavorite, useRemoveFavorite } from '../favorites.mutations.ts';

export function FavoriteToggle({ exercise }: { exercise: Exercise }) {
  const favorites = useQuery(favoritesQuery());
  const add = useAddFavorite();
  const remove = useRemoveFavorite();
  const isFavorite =
    favorites.data?.some(({ exercise_id }) => String(exercise_id) === String(exercise.exercise_id)) ?? false;
  const busy = add.isPending || remove.isPending || favorites.isPending;
  return (
    <IconButton
      label={`Favorite: ${exercise.name}`}
      title={isFavorite ? 'Remove from favorites' : 'Add to favorites'}
      aria-pressed={isFavorite}
      aria-disabled={busy}
      onClick={() => !busy && (isFavorite ? remove : add).mutate(exercise)}
      className={cx(isFavorite && 'text-training hover:text-training')}
    >
      <Heart size={20} aria-hidden="true" fill={isFavorite ? 'currentColor' : 'none'} />
    </IconButton>
  );
}
