import type { Exercise } from '@fitarc/contract/exercise';
import { addFavorite, type Favorite, removeFavorite } from '@fitarc/contract/favorites';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api.ts';
import { failureOf } from '../../lib/failure.ts';
import { toast } from '../../ui/overlay/toast-store.ts';
import { favoritesQuery } from '../library/familiar.queries.ts';

const { queryKey } = favoritesQuery();
const CHANNEL = 'fitarc-favorites';

/** Other tabs of the same browser show the change at once. */
function tellOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/** Reads the list again when another tab has changed it. */
export function useFavoritesSync(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = () => void queryClient.invalidateQueries({ queryKey });
    return () => channel.close();
  }, [queryClient]);
}

const same = (a: Exercise, b: Exercise) => String(a.exercise_id) === String(b.exercise_id);
const asFavorite = (exercise: Exercise): Favorite => ({
  ...exercise,
  equipment: exercise.equipment_options.join(', '),
});

/** Optimistic update: shown at once; a failure rolls back to the list as it was. */
async function show(queryClient: QueryClient, change: (list: readonly Favorite[]) => Favorite[]) {
  await queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueryData(queryKey);
  queryClient.setQueryData(queryKey, (list) => change(list ?? []));
  return { before };
}

export function useAddFavorite() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (exercise: Exercise) => call(addFavorite, { body: { exerciseId: exercise.exercise_id } }),
    onMutate: (exercise) =>
      show(queryClient, (list) => [asFavorite(exercise), ...list.filter((other) => !same(other, exercise))]),
    onError: (error, exercise, context) => {
      queryClient.setQueryData(queryKey, context?.before);
      toast({
        tone: 'danger',
        message: failureOf(error, `${exercise.name} could not be added to favorites`).title,
      });
    },
    onSuccess: tellOtherTabs,
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/** A removal that fails says nothing: the exercise is simply still there. */
export function useRemoveFavorite(onRemoved?: (exercise: Exercise) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (exercise: Exercise) =>
      call(removeFavorite, { query: {}, body: { exerciseId: exercise.exercise_id } }),
    onMutate: (exercise) => show(queryClient, (list) => list.filter((other) => !same(other, exercise))),
    onError: (_error, _exercise, context) => queryClient.setQueryData(queryKey, context?.before),
    // Here rather than at the call: the card that asked for it is gone by then.
    onSuccess: (_answer, exercise) => {
      tellOtherTabs();
      onRemoved?.(exercise);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
