/** A tab that is hidden paints nothing. */
const PATIENCE_MS = 100;

/** Resolves after the next picture: whoever pressed something sees that first, and then what comes of it. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestAnimationFrame !== 'function') return resolve();
    // A frame's callbacks run before it is painted, a task begun in them after.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PATIENCE_MS);
  });
