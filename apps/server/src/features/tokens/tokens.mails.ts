import type { AccessToken } from '@fitarc/contract/tokens';
import { TOKEN_SCOPES } from '@fitarc/domain/token-scopes';
import type { Mail } from '../../platform/mail/mail.ts';
import { signature } from '../installation/installation.mails.ts';
import type { InstallationSettings } from '../installation/installation.service.ts';

/** Whose name the mail is in. */
type By = InstallationSettings;

export const tokenCreatedMail = (by: By, to: string, token: AccessToken, settings: string): Mail => ({
  kind: 'notice',
  to,
  subject: `A new ${by.name} access token`,
  text: [
    'An access token was created for your account:',
    '',
    token.name,
    ...token.scopes.map((scope) => `- ${TOKEN_SCOPES[scope]}`),
    token.expires_at ? `Until ${token.expires_at.slice(0, 10)}` : 'It does not expire',
    '',
    'If it was not you, revoke it here and change your password:',
    '',
    settings,
    signature(by),
  ].join('\n'),
  essence: `new access token ${token.name}`,
});

export const tokenRevokedMail = (by: By, to: string, name: string, settings: string): Mail => ({
  kind: 'notice',
  to,
  subject: `A ${by.name} access token was revoked`,
  text: [
    'This access token of your account no longer works:',
    '',
    name,
    '',
    'If it was not you, change your password here:',
    '',
    settings,
    signature(by),
  ].join('\n'),
  essence: `revoked access token ${name}`,
});
