/** The draft of a new workout; each one that is corrected has its own. */
export const NEW_WORKOUT = 'workout';
