import { lazy, Suspense, useEffect, useState } from 'react';
import type { ExerciseDialogProps } from './exercise-dialog.tsx';

const load = () => import('./exercise-dialog.tsx').then((m) => ({ default: m.ExerciseDialog }));
const ExerciseDialog = lazy(load);
const AFTER_MS = 1500;

/** The dialog of an exercise, on its way when the page is there: by the time it is wanted it has come. */
export function ExerciseLayer(props: ExerciseDialogProps) {
  const [wasOpened, setWasOpened] = useState(props.id !== '');
  if (props.id !== '' && !wasOpened) setWasOpened(true);
  useEffect(() => {
    const timer = setTimeout(() => load().catch(() => undefined), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <ExerciseDialog {...props} />
    </Suspense>
  );
}
