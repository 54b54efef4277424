import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Server, tidy } from '../apps/server/test/server-process.ts';
import { type Installation, install, person, start } from './installation.ts';
import { count, Findings, type Verdict } from './verdict.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const REQUEST_LIMIT = 100;

/** The moment, and which day it is where: across the end of a year, and both changes of the hour. */
const DAYS: readonly (readonly [moment: string, zone: string, day: string, next: string])[] = [
  ['2026-12-31T22:30:00Z', 'Europe/Berlin', '2026-12-31', '2027-01-01'],
  ['2026-12-31T23:30:00Z', 'Europe/Berlin', '2027-01-01', '2027-01-02'],
  ['2026-12-31T23:30:00Z', 'America/New_York', '2026-12-31', '2027-01-01'],
  ['2027-03-27T22:30:00Z', 'Europe/Berlin', '2027-03-27', '2027-03-28'],
  ['2027-03-28T22:30:00Z', 'Europe/Berlin', '2027-03-29', '2027-03-30'],
  ['2027-10-30T22:30:00Z', 'Europe/Berlin', '2027-10-31', '2027-11-01'],
  ['2027-10-31T22:30:00Z', 'Europe/Berlin', '2027-10-31', '2027-11-01'],
];

/** One caller in a world whose clock can be set. */
function world(home: Installation) {
  const file = join(home.dataDir, 'clock-shift');
  const setTo = (shift: number) => writeFileSync(file, String(shift));
  setTo(0);
  const preload = pathToFileURL(join(import.meta.dirname, 'clock-shift.mjs')).href;
  const findings = new Findings();
  let steps = 0;
  let server: Server | undefined;
  const call = async (...args: Parameters<Server['call']>) => {
    if (!server) throw new Error('the server is not running');
    return server.call(...args);
  };
  return {
    findings,
    setTo,
    call,
    steps: () => steps,
    async open() {
      server = await start(home.dataDir, {
        FAULTS_CLOCK: file,
        NODE_OPTIONS: `--import=${preload}`,
        REQUESTS_PER_MINUTE: String(REQUEST_LIMIT),
      });
    },
    close: async () => findings.expect((await server?.stop()) === 0, 'the server did not end with 0'),
    code: async (email: string, nth: number) => {
      const codes = new RegExp(`(?:Mail to ${email}: verification code (\\d{6})[^]*?){${nth}}`);
      return (await server?.line(codes))?.[1];
    },
    /** The status of a call is the expected one. */
    async see(words: string, expected: number, ...args: Parameters<Server['call']>) {
      const { status, body } = await call(...args);
      steps++;
      findings.expect(
        status === expected,
        `${words}: ${status} ${body.message ?? ''} instead of ${expected}`,
      );
      return body;
    },
  };
}
type World = ReturnType<typeof world>;

const signIn = (email = '', password = person(email).password) =>
  ['POST', '/api/auth/login', { body: { email, password } }] as const;
const profile = (token = '') => ['GET', '/api/users/profile', { token }] as const;

/** Sessions live for thirty days by the clock, whichever way it jumped meanwhile. */
async function sessions({ see, setTo, open, close }: World, { emails, tokens }: Installation) {
  const [email] = emails;
  const [token] = tokens;
  await see('a session', 200, ...profile(token));
  setTo(2 * DAY);
  await see('a session two days on', 200, ...profile(token));
  const future = (await see('signing in two days on', 200, ...signIn(email))).token;
  setTo(-2 * DAY);
  await see('a session two days before it began', 200, ...profile(token));
  await see('a token of the future', 200, ...profile(future));
  setTo(31 * DAY);
  await see('a session of 31 days', 401, ...profile(token));
  await see('a younger one', 200, ...profile(future));
  // A start cleans up.
  await close();
  setTo(-2 * DAY);
  await open();
  await see('a session after a start two days back', 200, ...profile(token));
  await see('a token of the future after a start two days back', 200, ...profile(future));
  setTo(0);
}

/** Whoever was refused before the clock was set back waits as long as the refusal says, and not for days. */
async function throttles({ see, setTo, call, code, findings }: World, { emails }: Installation) {
  const [, locked] = emails;
  const email = 'newcomer@fitarc.test';
  const resend = ['POST', '/api/auth/resend-verification', { body: { email } }] as const;
  const verify = (typed: string | undefined) =>
    ['POST', '/api/auth/verify-code', { body: { email, code: typed } }] as const;
  setTo(2 * DAY);
  for (let guess = 0; guess < 10; guess++) await call(...signIn(locked, 'guess'));
  await see('the eleventh guess', 429, ...signIn(locked, 'guess'));
  await see('signing up', 201, 'POST', '/api/auth/register', { body: person(email) });
  await see('another code', 200, ...resend);
  for (let guess = 0; guess < 5; guess++) await call(...verify('000000'));
  await see('the sixth wrong code', 429, ...verify('000000'));
  setTo(0);
  await see('signing in right after the clock was set back', 429, ...signIn(locked));
  await see('another code right after the clock was set back', 429, ...resend);
  setTo(2 * MINUTE);
  await see('another code two minutes later', 200, ...resend);
  const typed = await code(email, 3);
  findings.expect(typed !== undefined, 'no third code was sent');
  await see('the new code', 200, ...verify(typed));
  setTo(16 * MINUTE);
  await see('signing in a quarter of an hour later', 200, ...signIn(locked));
  setTo(0);
}

async function rateLimit({ see, setTo, call }: World) {
  const nothing = ['GET', '/api/nothing'] as const;
  for (let turn = 0; turn < REQUEST_LIMIT; turn++) await call(...nothing);
  await see('a call above the rate limit', 429, ...nothing);
  setTo(-2 * DAY);
  await see('a call after the clock was set back', 404, ...nothing);
  setTo(MINUTE);
  await see('a call in the next minute', 404, ...nothing);
}

/** A weight cannot be of a day that has not begun where the member is. */
async function days({ see, setTo }: World, { emails }: Installation) {
  const tokens = new Map<string, string>();
  for (const [moment, zone, day, next] of DAYS) {
    setTo(Date.parse(moment) - Date.now());
    const month = moment.slice(0, 7);
    const token =
      tokens.get(month) ?? (await see(`signing in at ${moment}`, 200, ...signIn(emails[2]))).token;
    tokens.set(month, token);
    const headers = { 'x-time-zone': zone };
    const weigh = (date: string) =>
      ['POST', '/api/weights', { token, headers, body: { date, weight: 70, unit: 'kg' } }] as const;
    await see(`today at ${moment} in ${zone}`, 201, ...weigh(day));
    await see(`tomorrow at ${moment} in ${zone}`, 400, ...weigh(next));
  }
}

/** The clock of the server jumps while it runs: by days, across a year and across both changes of the hour. */
export async function clock(): Promise<Verdict> {
  const home = await install();
  const jumping = world(home);
  try {
    await jumping.open();
    await sessions(jumping, home);
    await throttles(jumping, home);
    await days(jumping, home);
    await rateLimit(jumping);
    await jumping.close();
  } finally {
    await tidy(home.dataDir);
  }
  jumping.findings.tell(`${count(jumping.steps(), 'call')} looked at after jumps`);
  return jumping.findings.verdict();
}
