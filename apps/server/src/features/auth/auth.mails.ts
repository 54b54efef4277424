import type { Mail } from '../../platform/mail/mail.ts';
import { mailDate } from '../../platform/mail/mail-date.ts';
import { signature } from '../installation/installation.mails.ts';
import type { InstallationSettings } from '../installation/installation.service.ts';

/** Whose name the mail is in. */
type By = InstallationSettings;

interface Confirmation {
  readonly code: string;
  readonly link: string;
  readonly staleAt: Date;
}

export const confirmationMail = (by: By, to: string, { code, link, staleAt }: Confirmation): Mail => ({
  kind: 'confirmation',
  staleAt,
  to,
  subject: `Your ${by.name} verification code`,
  text: [
    `Welcome to ${by.name}. Your verification code is:`,
    '',
    code,
    '',
    'It expires in 15 minutes. You can also confirm your address by opening',
    'this link:',
    '',
    link,
    '',
    'If you did not sign up, you can ignore this email.',
    signature(by),
  ].join('\n'),
  essence: `verification code ${code}`,
});

export const resetMail = (by: By, to: string, link: string, expiresAt: Date): Mail => ({
  kind: 'password-reset',
  staleAt: expiresAt,
  to,
  subject: `Reset your ${by.name} password`,
  text: [
    'Someone asked to reset the password of this account.',
    'To choose a new one, open:',
    '',
    link,
    '',
    `The link works once, until ${mailDate(expiresAt)}. If it was`,
    'not you, nothing has changed and you can ignore this email.',
    signature(by),
  ].join('\n'),
  essence: `password reset ${link}`,
});

export const emailChangeMail = (by: By, to: string, link: string, expiresAt: Date): Mail => ({
  kind: 'email-change',
  staleAt: expiresAt,
  to,
  subject: `Confirm your new ${by.name} email address`,
  text: [
    'To use this address for your account, open:',
    '',
    link,
    '',
    `The link works once, until ${mailDate(expiresAt)}. Until you`,
    'open it, your account keeps its old address.',
    signature(by),
  ].join('\n'),
  essence: `confirm new address ${link}`,
});

export const emailChangeNotice = (by: By, to: string, newEmail: string, cancelLink: string): Mail => ({
  kind: 'email-change-notice',
  to,
  subject: `Your ${by.name} email address is about to change`,
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
    signature(by),
  ].join('\n'),
  essence: `cancel the email change ${cancelLink}`,
});

export const emailChangedNotice = (by: By, to: string, newEmail: string, restoreLink: string): Mail => ({
  kind: 'notice',
  to,
  subject: `Your ${by.name} email address was changed`,
  text: [
    `Your account now uses the address ${newEmail}.`,
    '',
    'If it was not you, undo the change here within seven days:',
    '',
    restoreLink,
    '',
    'This signs you out on all devices and asks for a new password.',
    signature(by),
  ].join('\n'),
  essence: `undo the email change ${restoreLink}`,
});

interface NewDevice {
  readonly device: string;
  readonly address: string;
  readonly at: Date;
  readonly link: string;
}

export const newDeviceMail = (by: By, to: string, { device, address, at, link }: NewDevice): Mail => ({
  kind: 'notice',
  to,
  subject: `New login to your ${by.name} account`,
  text: [
    'Someone logged in to your account on a new device:',
    '',
    `Device: ${device}`,
    `Address: ${address}`,
    `Time: ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    '',
    'If it was you, there is nothing to do. If it was not, sign out that',
    'device and change your password:',
    '',
    link,
    signature(by),
  ].join('\n'),
  essence: `new login from ${address}`,
});

export const recoveryCodeMail = (by: By, to: string, left: number, link: string): Mail => ({
  kind: 'notice',
  to,
  subject: `A ${by.name} recovery code was used`,
  text: [
    'Someone logged in to your account with one of your recovery codes.',
    left === 1 ? 'You have 1 code left.' : `You have ${left} codes left.`,
    '',
    'If it was not you, change your password and create new codes:',
    '',
    link,
    signature(by),
  ].join('\n'),
  essence: `recovery code used, ${left} left`,
});

/** Something about how the account is entered has changed. */
export const securityMail = (by: By, to: string, what: string, link: string): Mail => ({
  kind: 'notice',
  to,
  subject: what,
  text: [
    `${what}.`,
    '',
    'If it was not you, change your password and check your security settings:',
    '',
    link,
    signature(by),
  ].join('\n'),
  essence: what,
});

export const setPasswordMail = (by: By, to: string, link: string, expiresAt: Date): Mail => ({
  kind: 'set-password',
  staleAt: expiresAt,
  to,
  subject: `Your account at ${by.name}`,
  text: [
    `An account at ${by.name} was created for you, with the address`,
    `${to}. To choose its password, open:`,
    '',
    link,
    '',
    `The link works once, until ${mailDate(expiresAt)}. After that, you get a new one`,
    'with "Forgot password?" on the login page.',
    signature(by),
  ].join('\n'),
  essence: `set password ${link}`,
});
