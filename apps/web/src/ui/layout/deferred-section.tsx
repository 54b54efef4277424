import { type ReactNode, startTransition, useEffect, useState } from 'react';

type Render = () => void;
// Shared by all sections of the page, and used for the first page only.
const queue: Render[] = [];
let isFirstPageDone = false;

/** One section per animation frame: what is committed between two frames is laid out in one piece. */
function renderNext(): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      queue.shift()?.();
      if (queue.length > 0) renderNext();
      else isFirstPageDone = true;
    }),
  );
}

function enqueue(render: Render): () => void {
  queue.push(render);
  if (queue.length === 1) renderNext();
  return () => {
    const index = queue.indexOf(render);
    if (index >= 0) queue.splice(index, 1);
  };
}

interface Props {
  /** Placeholder of the same size, until the section is rendered. */
  readonly fallback?: ReactNode;
  /** False while the section's data is loading. */
  readonly ready?: boolean;
  readonly children: ReactNode;
}

/**
 * A section of a long page, rendered in a frame of its own while the app starts, so that a slow phone handles input
 * between sections. Later pages render in one piece. useDeferredValue is not enough: it commits all sections in one
 * frame (ADR 25).
 */
export function DeferredSection({ fallback = null, ready = true, children }: Props) {
  const [isRendered, setRendered] = useState(isFirstPageDone);
  const isWaiting = ready && !isRendered;
  useEffect(
    () => (isWaiting ? enqueue(() => startTransition(() => setRendered(true))) : undefined),
    [isWaiting],
  );
  return ready && isRendered ? children : fallback;
}
