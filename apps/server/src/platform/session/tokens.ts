import { jwtVerify, SignJWT } from 'jose';

export interface TokenClaims {
  readonly user_id: number;
  readonly email: string;
  readonly email_verified: boolean;
  readonly is_admin: boolean;
  readonly sid: string;
}

/** What a signature has proved once need not be proved again: a browser sends the same token with every call. */
interface Proved {
  readonly sid: string;
  readonly expiresAt: number;
}
const PROVED_AT_MOST = 10_000;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The claims are for the browser to show; the server trusts only the signature and the session id. */
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

  async sessionId(token: string, now: Date): Promise<string | undefined> {
    const proved = this.#proved.get(token) ?? (await this.#prove(token, now));
    return proved && now.getTime() < proved.expiresAt ? proved.sid : undefined;
  }

  async #prove(token: string, now: Date): Promise<Proved | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.#key, { algorithms: ['HS256'], currentDate: now });
      if (typeof payload.sid !== 'string' || !UUID.test(payload.sid) || !payload.exp) return undefined;
      return this.#keep(token, { sid: payload.sid, expiresAt: payload.exp * 1000 });
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
