import type { Mail } from '../../platform/mail/mail.ts';
import { signature } from '../installation/installation.mails.ts';
import type { InstallationSettings } from '../installation/installation.service.ts';

/** Whose name the mail is in. */
type By = InstallationSettings;

const answer = (note: string | null) => (note ? ['', 'The administrator wrote:', '', note] : []);

export const appealAcceptedMail = (by: By, to: string, link: string, note: string | null): Mail => ({
  kind: 'notice',
  to,
  subject: `Your ${by.name} account is open again`,
  text: [
    'An administrator read your appeal and lifted the ban on your account.',
    ...answer(note),
    '',
    'You can log in again:',
    '',
    link,
    signature(by),
  ].join('\n'),
  essence: 'appeal accepted, the ban is lifted',
});

export const appealDeclinedMail = (by: By, to: string, note: string | null): Mail => ({
  kind: 'notice',
  to,
  subject: `Your appeal to ${by.name}`,
  text: [
    'An administrator read your appeal. Your account stays banned.',
    ...answer(note),
    signature(by),
  ].join('\n'),
  essence: 'appeal declined, the account stays banned',
});
