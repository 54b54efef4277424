/** Lets go of the page for a moment: what waits, a finger above all, comes first. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
