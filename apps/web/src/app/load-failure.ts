/** What browsers and the bundler say when the code of a page cannot be fetched. */
const TEXTS = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether a page could not be shown because its code did not come: no connection, or a newer release. */
export const isLoadFailure = (error: unknown): boolean => error instanceof Error && TEXTS.test(error.message);
