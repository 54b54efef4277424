/** Rejects with a sentence for the reader where there is none. */
export function findBrowser(options: { install: boolean }): Promise<string>;
