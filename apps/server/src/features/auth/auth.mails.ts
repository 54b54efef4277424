import { BRAND } from '@fitarc/domain/brand';
import type { Mail } from '../../platform/mail/mail.ts';

const signature = `\n${BRAND}\n`;

export const confirmationMail = (to: string, code: string, link: string): Mail => ({
  to,
  subject: `Your ${BRAND} verification code`,
  text: [
    `Welcome to ${BRAND}. Your verification code is:`,
    '',
    code,
    '',
    'It expires in 15 minutes. You can also confirm your address by opening',
    'this link:',
    '',
    link,
    '',
    'If you did not sign up, you can ignore this email.',
    signature,
  ].join('\n'),
  essence: `verification code ${code}`,
});

export const resetMail = (to: string, link: string): Mail => ({
  to,
  subject: `Reset your ${BRAND} password`,
  text: [
    'Someone asked to reset the password of this account.',
    'To choose a new one, open:',
    '',
    link,
    '',
    'The link works once and expires in 60 minutes. If it was not you,',
    'nothing has changed and you can ignore this email.',
    signature,
  ].join('\n'),
  essence: `password reset ${link}`,
});

export const emailChangeMail = (to: string, link: string): Mail => ({
  to,
  subject: `Confirm your new ${BRAND} email address`,
  text: [
    'To use this address for your account, open:',
    '',
    link,
    '',
    'The link works once and expires in 24 hours. Until then your account',
    'keeps its old address.',
    signature,
  ].join('\n'),
  essence: `confirm new address ${link}`,
});

export const emailChangeNotice = (to: string, newEmail: string, cancelLink: string): Mail => ({
  to,
  subject: `Your ${BRAND} email address is about to change`,
  text: [
    'Someone who is logged in to your account asked to change its address to',
    `${newEmail}.`,
    'It changes once the new address is confirmed.',
    '',
    'If it was not you, cancel the change here:',
    '',
    cancelLink,
    '',
    'Then log in and change your password.',
    signature,
  ].join('\n'),
  essence: `cancel the email change ${cancelLink}`,
});

export const emailChangedNotice = (to: string, newEmail: string, restoreLink: string): Mail => ({
  to,
  subject: `Your ${BRAND} email address was changed`,
  text: [
    `Your account now uses the address ${newEmail}.`,
    '',
    'If it was not you, undo the change here within seven days:',
    '',
    restoreLink,
    '',
    'This signs you out on all devices and asks for a new password.',
    signature,
  ].join('\n'),
  essence: `undo the email change ${restoreLink}`,
});
