import type { Mail } from '../../platform/mail/mail.ts';
import { mailDate } from '../../platform/mail/mail-date.ts';
import { signature } from '../installation/installation.mails.ts';
import type { InstallationSettings } from '../installation/installation.service.ts';

export const invitationMail = (
  by: InstallationSettings,
  to: string,
  link: string,
  expiresAt: Date,
): Mail => ({
  kind: 'invitation',
  staleAt: expiresAt,
  to,
  subject: `You are invited to ${by.name}`,
  text: [
    `You are invited to create an account at ${by.name}. Open:`,
    '',
    link,
    '',
    `The link works once, until ${mailDate(expiresAt)}, and only for this address.`,
    'If you do not want an account, you can ignore this email.',
    signature(by),
  ].join('\n'),
  essence: `invitation ${link}`,
});
