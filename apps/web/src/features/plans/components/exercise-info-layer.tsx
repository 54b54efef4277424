import { lazyOverlay } from '../../../ui/overlay/lazy-overlays.tsx';

/** How an exercise is done, over a page that has been read by then. */
export const ExerciseInfoLayer = lazyOverlay(
  () => import('./exercise-info.tsx').then((m) => m.ExerciseInfo),
  ({ opened }) => opened !== undefined,
);
