import type { ReactNode } from 'react';
import type { Shown } from './figure.ts';
import { useFigure } from './load-figures.ts';

interface Props {
  readonly shown: Shown;
  readonly className?: string | undefined;
  /** Drawn although it is not on the screen, for print. */
  readonly eager?: boolean | undefined;
  /** In place of a figure that cannot be had. */
  readonly fallback: ReactNode;
}

/** The pose that says most about an exercise, for where its name stands beside it. */
export function MovementStill({ shown, className, eager, fallback }: Props) {
  const { figures, figure, isLoading } = useFigure(shown);
  if (isLoading) return <span aria-hidden="true" className={className} />;
  return figures && figure ? <figures.Still figure={figure} className={className} eager={eager} /> : fallback;
}
