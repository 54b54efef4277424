import type { SignUpPolicy } from '@fitarc/domain/installation';

/** The server writes it into every page, so that no page of a visitor waits or changes under their eyes. */
export function signUpPolicy(): SignUpPolicy {
  const told = document.querySelector<HTMLMetaElement>('meta[name="sign-up"]')?.content;
  return told === 'invitation' || told === 'closed' ? told : 'open';
}
