import { jwtVerify, SignJWT } from 'jose';

export interface TokenClaims {
  readonly user_id: number;
  readonly email: string;
  readonly email_verified: boolean;
  readonly is_admin: boolean;
  readonly sid: string;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The claims are for the browser to show; the server trusts only the signature and the session id. */
export class Tokens {
  readonly #key: Uint8Array;

  constructor(secret: string) {
    this.#key = new TextEncoder().encode(secret);
  }

  sign(claims: TokenClaims, issuedAt: Date, expiresAt: Date): Promise<string> {
    return new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt(Math.floor(issuedAt.getTime() / 1000))
      .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
      .sign(this.#key);
  }

  async sessionId(token: string, now: Date): Promise<string | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.#key, { algorithms: ['HS256'], currentDate: now });
      return typeof payload.sid === 'string' && UUID.test(payload.sid) ? payload.sid : undefined;
    } catch {
      return undefined;
    }
  }
}
