import { jwtVerify, SignJWT } from 'jose';

export interface TokenClaims {
  readonly user_id: number;
  readonly email: string;
  readonly email_verified: boolean;
  readonly is_admin: boolean;
  readonly sid: string;
}

/** What a token proves: the key of a session's row. */
export interface SessionKey {
  readonly userId: number;
  readonly sid: string;
}

/** What a signature has proved once need not be proved again: a browser sends the same token with every call. */
interface Proved extends SessionKey {
  readonly expiresAt: number;
}
const PROVED_AT_MOST = 10_000;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The claims are for the browser to show; the server trusts only the signature and the key of the session. */
export class Tokens {
  readonly #key: Uint8Array;
  readonly #proved = new Map<string, Proved>();

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

  async sessionKey(token: string, now: Date): Promise<SessionKey | undefined> {
    const proved = this.#proved.get(token) ?? (await this.#prove(token, now));
    return proved && now.getTime() < proved.expiresAt ? proved : undefined;
  }

  async #prove(token: string, now: Date): Promise<Proved | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.#key, { algorithms: ['HS256'], currentDate: now });
      const { sid, user_id: userId, exp } = payload;
      if (typeof sid !== 'string' || !UUID.test(sid) || !Number.isSafeInteger(userId) || !exp)
        return undefined;
      return this.#keep(token, { userId: userId as number, sid, expiresAt: exp * 1000 });
    } catch {
      return undefined;
    }
  }

  #keep(token: string, proved: Proved): Proved {
    // The oldest goes first: Map keeps the order in which they came.
    const [oldest] = this.#proved.size >= PROVED_AT_MOST ? this.#proved.keys() : [];
    if (oldest) this.#proved.delete(oldest);
    this.#proved.set(token, proved);
    return proved;
  }
}
