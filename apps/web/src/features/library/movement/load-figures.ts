import { useEffect, useMemo, useState } from 'react';
import type { Shown } from './figure.ts';

type Figures = typeof import('./figures.ts');

let loaded: Figures | undefined;
let loading: Promise<Figures> | undefined;

/** The figures come in a file of their own, with the first picture that wants one. */
function loadFigures(): Promise<Figures> {
  loading ??= import('./figures.ts').then(
    (figures) => {
      loaded = figures;
      return figures;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

export type FiguresState = Figures | 'loading' | 'failed';

export function useFigures(): FiguresState {
  const [state, setState] = useState<FiguresState>(loaded ?? 'loading');
  useEffect(() => {
    if (loaded) return setState(loaded);
    let isWanted = true;
    loadFigures().then(
      (figures) => isWanted && setState(figures),
      () => isWanted && setState('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return state;
}

/** The figure of an exercise; undefined while it loads, and for a movement of another release. */
export function useFigure(shown: Shown) {
  const state = useFigures();
  const figures = typeof state === 'object' ? state : undefined;
  const figure = useMemo(() => figures?.figureOf(shown), [figures, shown]);
  return { figures, figure, isLoading: state === 'loading' };
}
