import type { Mail } from '../../platform/mail/mail.ts';

/** What an administrator or the operator sends to see whether mails arrive. */
export const testMail = (name: string, to: string): Mail => ({
  kind: 'test',
  to,
  subject: `A test email from ${name}`,
  text: [`This is a test email from ${name}. If you can read it, emails arrive.`, ''].join('\n'),
  essence: 'test email',
});
