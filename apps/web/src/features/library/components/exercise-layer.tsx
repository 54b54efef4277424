import { lazyOverlay } from '../../../ui/overlay/lazy-overlays.tsx';

/** The dialog of an exercise, on its way when the page is there: by the time it is wanted it has come. */
export const ExerciseLayer = lazyOverlay(
  () => import('./exercise-dialog.tsx').then((m) => m.ExerciseDialog),
  ({ id }) => id !== '',
);
