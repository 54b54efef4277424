import type { SecurityEvent } from '@fitarc/domain/security';

export const EVENT_TEXT: Record<SecurityEvent, string> = {
  'sign-in': 'Logged in',
  'sign-in-failed': 'Wrong password',
  'session-ended': 'Signed out a device',
  'sessions-ended': 'Signed out everywhere else',
  'password-changed': 'Password changed',
  'password-reset': 'Password reset by email',
  'address-changed': 'Email address changed',
  'address-restored': 'Former email address restored',
  'second-factor-on': 'Second factor turned on',
  'second-factor-off': 'Second factor turned off',
  'second-factor-failed': 'Wrong code',
  'recovery-codes-created': 'New recovery codes created',
  'recovery-code-used': 'Recovery code used',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
  'provider-linked': 'Single sign-on linked',
  'provider-unlinked': 'Single sign-on unlinked',
};

/** An address with its place in words, where there are any. */
export const addressText = ({ address, place }: { address: string; place: string }) =>
  place && address ? `${place} (${address})` : address;
