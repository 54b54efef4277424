import { isTrue } from '@fitarc/domain/identity';

export interface Claims {
  readonly email: string;
  readonly isVerified: boolean;
  readonly userId: number | undefined;
}

function decodeClaims(token: string): Claims | undefined {
  try {
    const part = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
    const email = claims.email;
    if (typeof email !== 'string' || email === '') return undefined;
    const marks = ['email_verified', 'emailVerified', 'verified', 'is_verified'];
    const userId = Number.isSafeInteger(claims.user_id) ? (claims.user_id as number) : undefined;
    return { email, isVerified: marks.some((mark) => isTrue(claims[mark])), userId };
  } catch {
    return undefined;
  }
}

let last: { readonly token: string; readonly claims: Claims | undefined } | undefined;

/**
 * Reads a token for display, without checking its signature: that is the server's business. Every call asks whose
 * data it is, so the last answer is kept.
 */
export function readClaims(token: string): Claims | undefined {
  if (last?.token !== token) last = { token, claims: decodeClaims(token) };
  return last.claims;
}
