import { isSilence } from '../../lib/offline/silence.ts';

const offlineFoods = () => import('./offline-foods.ts');
type OfflineFoods = Awaited<ReturnType<typeof offlineFoods>>;

/** Where the server does not answer, the foods on this device; where there are none, its failure stands. */
export async function orOffline<T>(
  error: unknown,
  find: (foods: OfflineFoods) => Promise<T | undefined>,
): Promise<T> {
  if (!isSilence(error)) throw error;
  const found = await offlineFoods()
    .then(find)
    .catch(() => undefined);
  if (found === undefined) throw error;
  return found;
}

/** Once the server has answered, for when it does not. */
export const prefetchFoods = () =>
  void offlineFoods().then(
    ({ prefetchOfflineFoods }) => prefetchOfflineFoods(),
    () => undefined,
  );
