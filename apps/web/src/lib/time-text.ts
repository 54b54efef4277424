const dateAndTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Date and time of an instant in the reader's own way; empty for what is no time. */
export const timeWords = (instant: string | null): string =>
  instant === null || Number.isNaN(Date.parse(instant)) ? '' : dateAndTime.format(new Date(instant));
