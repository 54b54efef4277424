import { WEBHOOK_EVENTS, type WebhookEvent } from '@fitarc/domain/webhook';
import type { Mail } from '../../platform/mail/mail.ts';
import { signature } from '../installation/installation.mails.ts';
import type { InstallationSettings } from '../installation/installation.service.ts';

/** Whose name the mail is in. */
type By = InstallationSettings;

interface Added {
  readonly address: string;
  readonly events: readonly WebhookEvent[];
  readonly settings: string;
}

export const webhookAddedMail = (by: By, to: string, { address, events, settings }: Added): Mail => ({
  kind: 'notice',
  to,
  subject: `A new ${by.name} webhook`,
  text: [
    'A webhook was added to your account. It sends this to the address below:',
    '',
    ...events.map((event) => `- ${WEBHOOK_EVENTS[event]}`),
    '',
    address,
    '',
    'If it was not you, delete it here and change your password:',
    '',
    settings,
    signature(by),
  ].join('\n'),
  essence: `new webhook ${settings}`,
});

interface SwitchedOff {
  readonly address: string;
  readonly problem: string;
  readonly settings: string;
}

export const webhookOffMail = (by: By, to: string, { address, problem, settings }: SwitchedOff): Mail => ({
  kind: 'notice',
  to,
  subject: `A ${by.name} webhook was switched off`,
  text: [
    'This webhook was switched off because deliveries to this address failed:',
    '',
    address,
    `${problem}.`,
    '',
    'You can switch it on again here:',
    '',
    settings,
    signature(by),
  ].join('\n'),
  essence: `webhook switched off ${settings}`,
});
