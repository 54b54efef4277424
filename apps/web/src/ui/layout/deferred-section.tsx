import { type ReactNode, startTransition, useEffect, useState } from 'react';

type Call = () => void;
const queue: Call[] = [];
let over = false;

/** One a frame: what is drawn between two frames is laid out in one piece. */
function callNext(): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      queue.shift()?.();
      if (queue.length > 0) callNext();
      else over = true;
    }),
  );
}

function takeAllowance(call: Call): Call {
  queue.push(call);
  if (queue.length === 1) callNext();
  return () => {
    const place = queue.indexOf(call);
    if (place >= 0) queue.splice(place, 1);
  };
}

interface Props {
  /** Keeps the place. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A part of a long page, drawn by itself after the parts before it: at the start, when everything is new to the
 * browser, a slow phone answers a finger between them. Later on pages come in one piece.
 */
export function DeferredSection({ instead = null, children }: Props) {
  const [come, setCome] = useState(over);
  useEffect(() => (come ? undefined : takeAllowance(() => startTransition(() => setCome(true)))), [come]);
  return come ? children : instead;
}
