import { useEffect, useMemo, useState } from 'react';
import type { Shown } from './figure.ts';

type Figures = typeof import('./figures.ts').figures;

let figures: Figures | undefined;
let loading: Promise<Figures> | undefined;

/** The figures come in a file of their own, with the first picture that wants one. */
function loadFigures(): Promise<Figures> {
  loading ??= import('./figures.ts').then(
    (file) => {
      figures = file.figures;
      return figures;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

type State = 'loading' | 'ready' | 'failed';

/** Loads what is not there yet; `wanted` says what for. */
function useLoading(wanted: string, isHere: () => boolean, load: (loaded: Figures) => Promise<void>): State {
  const [settled, setSettled] = useState<{ readonly wanted: string; readonly state: State }>();
  const isReady = isHere();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wanted says which functions these are
  useEffect(() => {
    if (isReady) return;
    let isCurrent = true;
    const settle = (state: State) => isCurrent && setSettled({ wanted, state });
    loadFigures()
      .then(load)
      .then(
        () => settle('ready'),
        () => settle('failed'),
      );
    return () => {
      isCurrent = false;
    };
  }, [wanted, isReady]);
  if (isReady) return 'ready';
  return settled?.wanted === wanted ? settled.state : 'loading';
}

/** The figure of an exercise; undefined while it loads, and for a movement of another release. */
export function useFigure(shown: Shown) {
  const { movement } = shown;
  const state = useLoading(
    movement,
    () => figures?.isLoaded(movement) === true,
    (loaded) => loaded.loadMovement(movement),
  );
  const isReady = state === 'ready';
  const figure = useMemo(() => (isReady ? figures?.figureOf(shown) : undefined), [isReady, shown]);
  return { figures: isReady ? figures : undefined, figure, isLoading: state === 'loading' };
}

/** Everything, for choosing among the movements. */
export function useAllFigures(): { readonly figures: Figures | undefined; readonly isLoading: boolean } {
  const [all, setAll] = useState(false);
  const state = useLoading(
    '*',
    () => all,
    (loaded) => loaded.loadAllMovements().then(() => setAll(true)),
  );
  return { figures: state === 'ready' ? figures : undefined, isLoading: state === 'loading' };
}
