/** What browsers and the bundler say when the code of a page cannot be fetched. */
const TEXTS = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** A page or a part of the frame did not load, in whatever words the browser says so. */
export class LoadFailure extends Error {
  constructor(cause: unknown) {
    super('The code could not be loaded', { cause });
  }
}

/** Whether a page could not be shown because its code did not come: no connection, or a newer release. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof LoadFailure || (error instanceof Error && TEXTS.test(error.message));
