const format = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** 'November 25, 2026 at 3:12 PM UTC': a mail does not know where it is read. */
export const mailDate = (at: Date) => `${format.format(at)} UTC`;
