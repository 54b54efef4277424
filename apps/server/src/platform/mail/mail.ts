/** Of these, a newer one to the same address ends what the older one brings. */
export const NEWEST_ONLY = [
  'confirmation',
  'password-reset',
  'set-password',
  'email-change',
  'email-change-notice',
  'test',
] as const;

export type MailKind = (typeof NEWEST_ONLY)[number] | 'invitation' | 'notice';

export interface Mail {
  readonly kind: MailKind;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** What an operator without a mail server needs to know, for the console: the code or the link. */
  readonly essence: string;
  /** When what it says is no longer true: from then on it is made anew or, where that cannot be, not sent. */
  readonly staleAt?: Date;
}
