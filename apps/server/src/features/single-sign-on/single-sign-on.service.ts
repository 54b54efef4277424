import { minutesAfter } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import { AppError, invalid } from '../../platform/http/app-error.ts';
import { hashSecret, randomSecret } from '../../platform/secrets.ts';
import type { Client } from '../../platform/session/client.ts';
import { accountTransaction } from '../auth/account-transaction.service.ts';
import type { AuthDeps } from '../auth/auth.deps.ts';
import { ensureConfirmation } from '../auth/confirmation.service.ts';
import { tellMember } from '../auth/notices.service.ts';
import { openSession, requireNotBanned, signedInAnswer } from '../auth/open-session.service.ts';
import type { Attempt, Provider } from './provider.service.ts';
import { accountOf, unknownPasswordHash } from './provider-account.service.ts';
import { answerAttempt, findAttempt, insertAttempt, takeAttempt } from './single-sign-on.repository.ts';

const ATTEMPT_MINUTES = 10;
const CODE_MINUTES = 2;
export const CALLBACK_PATH = '/api/auth/oidc/callback';

/** What administrators see of it. */
export const signOnShown = ({ settings: { name, signUp } }: Provider) => ({
  name,
  signUp,
  redirectPath: CALLBACK_PATH,
});

export const noProvider = () => new AppError('NOT_FOUND', 'Single sign-on is not set up here.');
export const lapsed = () => invalid('This login has expired. Please start again.');

interface Start {
  readonly binding: string;
  readonly linkUserId?: number;
}

interface Prepared {
  readonly attempt: Attempt;
  readonly url: string;
}

/** With the provider's address to open. Outside of any transaction: the provider may have to be asked, and be slow. */
export async function prepareAttempt(provider: Provider, origin: string): Promise<Prepared> {
  const attempt: Attempt = {
    state: randomSecret(32),
    nonce: randomSecret(32),
    codeVerifier: randomSecret(48),
    redirectUri: `${origin}${CALLBACK_PATH}`,
  };
  return { attempt, url: (await provider.authorizationUrl(attempt)).href };
}

export async function storeAttempt(
  db: Executor,
  { clock }: AuthDeps,
  { state, ...kept }: Attempt,
  { binding, linkUserId }: Start,
): Promise<void> {
  await insertAttempt(db, {
    ...kept,
    stateHash: hashSecret(state),
    bindingHash: hashSecret(binding),
    linkUserId: linkUserId ?? null,
    expiresAt: minutesAfter(clock.now(), ATTEMPT_MINUTES),
  });
}

/** Where to lead the browser that came back from the provider. The token itself is never part of an address. */
export async function returnPath(
  { db, clock, log }: AuthDeps,
  provider: Provider,
  search: string,
): Promise<string> {
  const state = new URLSearchParams(search).get('state') ?? '';
  const stateHash = hashSecret(state);
  const now = clock.now();
  const attempt = await findAttempt(db, stateHash, now);
  if (!attempt) return '/login?sign-on=expired';
  const page = attempt.linkUserId === null ? '/login?' : '/settings?tab=security&';
  try {
    const claims = await provider.claimsOf({ ...attempt, state }, search);
    const code = randomSecret(32);
    const expiresAt = minutesAfter(now, CODE_MINUTES);
    const isAnswered = await answerAttempt(db, stateHash, { claims, codeHash: hashSecret(code), expiresAt });
    return isAnswered ? `${page}sign-on-code=${code}` : `${page}sign-on=expired`;
  } catch (error) {
    log.warn({ err: error }, 'sign-in with the OIDC provider failed');
    const isRefused = new URLSearchParams(search).get('error') === 'access_denied';
    return `${page}sign-on=${isRefused ? 'canceled' : 'failed'}`;
  }
}

interface Finish {
  readonly code: string;
  readonly binding: string;
}

export async function claimsOfAttempt(db: Executor, { clock }: AuthDeps, { code, binding }: Finish) {
  const attempt = await takeAttempt(db, hashSecret(code), hashSecret(binding), clock.now());
  if (!attempt?.claims) throw lapsed();
  return { claims: attempt.claims, linkUserId: attempt.linkUserId };
}

export async function finishSignIn(deps: AuthDeps, provider: Provider, finish: Finish, client: Client) {
  const { claims, linkUserId } = await claimsOfAttempt(deps.db, deps, finish);
  if (linkUserId !== null) throw lapsed();
  const passwordHash = await unknownPasswordHash(client);
  const { user, token } = await accountTransaction(deps.db, async (tx) => {
    const account = await accountOf(tx, deps, provider.settings, claims, passwordHash);
    await requireNotBanned(deps, tx, account.user);
    if (account.isLinked) {
      await deps.events.record(tx, 'provider-linked', client, account.user.id);
      await tellMember(deps, tx, account.user.email, `Your ${provider.settings.name} account was linked`);
    }
    const entrance = { client, method: 'single-sign-on', isStrong: true } as const;
    return { ...account, token: await openSession(deps, tx, account.user, entrance) };
  });
  if (!user.emailVerifiedAt) await ensureConfirmation(deps, user);
  return signedInAnswer(deps.db, user, token);
}
