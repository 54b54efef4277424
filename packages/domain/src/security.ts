/** How a session was entered. */
export const SIGN_IN_METHODS = ['password', 'passkey', 'single-sign-on', 'link'] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

/** What is recorded about how an account is entered, for its member to read. */
export const SECURITY_EVENTS = [
  'sign-in',
  'sign-in-failed',
  'session-ended',
  'sessions-ended',
  'password-changed',
  'password-reset',
  'address-changed',
  'address-restored',
  'second-factor-on',
  'second-factor-off',
  'second-factor-failed',
  'recovery-codes-created',
  'recovery-code-used',
  'passkey-added',
  'passkey-removed',
  'provider-linked',
  'provider-unlinked',
] as const;
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

/** Actions that change how an account is entered ask who it is when the last proof is older. */
export const RECENT_SIGN_IN_MINUTES = 10;
export const RECOVERY_CODES = 10;
export const PASSKEYS_AT_MOST = 20;
export const PASSKEY_NAME_MAX = 60;
