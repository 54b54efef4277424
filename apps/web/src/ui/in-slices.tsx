import { type ReactNode, useDeferredValue } from 'react';

/**
 * Much at once, drawn in slices when it first comes: on a slow phone the page answers a finger meanwhile. Until it is
 * there, what stands instead stays. Answers of the server are otherwise drawn in one piece.
 */
export function InSlices({ instead, children }: { instead: ReactNode; children: ReactNode }) {
  return useDeferredValue(true, false) ? children : instead;
}
