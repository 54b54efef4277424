import type { Shown } from './figure.ts';
import { useFigure } from './load-figures.ts';

interface Props {
  readonly shown: Shown;
  readonly name: string;
  readonly steps: readonly string[];
}

/** How an exercise moves; nothing where the figures cannot be had. */
export function MovementPlayer({ shown, name, steps }: Props) {
  const { figures, figure, isLoading } = useFigure(shown);
  if (isLoading)
    return <div aria-hidden="true" className="mb-4 h-78 rounded-lg border border-line bg-surface" />;
  return figures && figure ? (
    <figures.Player key={shown.movement} figure={figure} name={name} steps={steps} />
  ) : null;
}
