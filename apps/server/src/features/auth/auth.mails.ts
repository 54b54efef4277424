import { BRAND } from '@fitarc/domain/brand';
import type { Mail } from '../../platform/mail/mailer.ts';

const signature = `\n${BRAND}\n`;

export const confirmationMail = (to: string, code: string, link: string): Mail => ({
  to,
  subject: `Your ${BRAND} verification code`,
  text: [
    `Welcome to ${BRAND}. Your verification code is:`,
    '',
    code,
    '',
    'It is good for 15 minutes. You can also confirm your address by opening',
    'this link:',
    '',
    link,
    '',
    'If you did not sign up, you can ignore this mail.',
    signature,
  ].join('\n'),
  essence: `verification code ${code}`,
});

export const resetMail = (to: string, link: string): Mail => ({
  to,
  subject: `Reset your ${BRAND} password`,
  text: [
    'Somebody asked to reset the password of this account.',
    'To choose a new one, open:',
    '',
    link,
    '',
    'The link works once and for 60 minutes. If it was not you, nothing has',
    'changed; you can ignore this mail.',
    signature,
  ].join('\n'),
  essence: `password reset ${link}`,
});

export const emailChangeMail = (to: string, link: string): Mail => ({
  to,
  subject: `Confirm your new ${BRAND} address`,
  text: [
    'To use this address for your account from now on, open:',
    '',
    link,
    '',
    'The link works once and for 24 hours. Until then your old address stays.',
    signature,
  ].join('\n'),
  essence: `confirm new address ${link}`,
});

export const emailChangeNotice = (to: string, newEmail: string): Mail => ({
  to,
  subject: `Your ${BRAND} address is about to change`,
  text: [
    'Somebody signed in to your account asked to change its address to',
    `${newEmail}.`,
    'It changes once the new address is confirmed.',
    '',
    'If it was not you, sign in, change your password, and call the change',
    'off in the settings.',
    signature,
  ].join('\n'),
  essence: 'notice of a change of address',
});
