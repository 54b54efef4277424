/** Ends the current task, so that waiting input and rendering come first. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
