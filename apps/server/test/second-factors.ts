import { Secret, TOTP } from 'otpauth';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

/** An authenticator app, with the clock of the test or its own. */
class AuthenticatorApp {
  readonly #totp: TOTP;
  /** How far the phone's clock is off. */
  offSeconds = 0;
  readonly #now: () => Date;

  constructor(secret: string, now: () => Date) {
    this.#totp = new TOTP({ secret: Secret.fromBase32(secret) });
    this.#now = now;
  }

  code(): string {
    return this.#totp.generate({ timestamp: this.#now().getTime() + this.offSeconds * 1000 });
  }
}

const STEP_SECONDS = 30;

/** Turns the second factor on, as a member does it, at the start of a step: a code lives longer than what follows takes. */
export async function withSecondFactor(t: TestApp, person: Pick<Person, 'token'>) {
  const { token } = person;
  t.clock.forward({ seconds: STEP_SECONDS - ((t.clock.now().getTime() / 1000) % STEP_SECONDS) });
  const start = await t.request('POST', '/api/users/second-factor', { token, body: {} });
  const app = new AuthenticatorApp(start.body.secret, () => t.clock.now());
  const confirmed = await t.request('POST', '/api/users/second-factor/confirm', {
    token,
    body: { code: app.code() },
  });
  if (confirmed.status !== 200) throw new Error(`confirm answered ${confirmed.status}: ${confirmed.text}`);
  return { app, codes: confirmed.body.codes as string[], uri: start.body.uri as string };
}
