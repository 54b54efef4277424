export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** What an operator without a mail server needs to know, for the console: the code or the link. */
  readonly essence: string;
}
