import { type AuthDeps, authLimits } from './features/auth/auth.deps.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { tellMember } from './features/auth/notices.service.ts';
import {
  countPasskeys,
  deleteExpiredChallenges,
  deletePasskeysOf,
} from './features/passkeys/passkeys.repository.ts';
import { passkeysRoutes } from './features/passkeys/passkeys.routes.ts';
import { deleteFactor } from './features/second-factor/second-factor.repository.ts';
import { secondFactorRoutes } from './features/second-factor/second-factor.routes.ts';
import { securityRoutes } from './features/security/security.routes.ts';
import type { Provider } from './features/single-sign-on/provider.service.ts';
import {
  countLinked,
  deleteExpiredAttempts,
  deleteLinksOf,
} from './features/single-sign-on/single-sign-on.repository.ts';
import { singleSignOnRoutes } from './features/single-sign-on/single-sign-on.routes.ts';
import { deleteWebhooksOf, pauseWebhooksOf } from './features/webhooks/webhooks.repository.ts';
import type { Clock } from './platform/clock.ts';
import type { Database, Executor } from './platform/db/database.ts';
import type { Route } from './platform/http/route.ts';
import { derivedKey } from './platform/secrets.ts';
import { deleteOldSecurityEvents } from './platform/security-events/security-events.service.ts';
import { revokeTokensOf } from './platform/session/access-tokens.repository.ts';
import { revokeSessionsOf } from './platform/session/session.repository.ts';
import { findUser } from './platform/users/users.repository.ts';

type Given = Pick<
  AuthDeps,
  | 'clock'
  | 'log'
  | 'mailer'
  | 'background'
  | 'sessions'
  | 'installation'
  | 'events'
  | 'publicUrl'
  | 'beforeDeletion'
>;

/** What all ways into an account share. */
export const authDeps = (
  { db, pool }: Database,
  jwtSecret: string,
  provider: Provider | undefined,
  given: Given,
): AuthDeps => ({
  ...given,
  db,
  limits: authLimits(pool),
  codeKey: derivedKey(jwtSecret, 'verification codes'),
  secretKey: derivedKey(jwtSecret, 'second factors'),
  singleSignOn: provider?.settings,
  async endAccess(tx, userId, exceptSessionId) {
    await revokeSessionsOf(tx, userId, given.clock.now(), exceptSessionId);
    await revokeTokensOf(tx, userId);
    // Not where the member stays signed in, and sees them in the settings.
    if (exceptSessionId === undefined) await pauseWebhooksOf(tx, userId);
  },
  async dropOtherWaysIn(tx, userId) {
    await deleteFactor(tx, userId);
    await deletePasskeysOf(tx, userId);
    await deleteLinksOf(tx, userId);
    await deleteWebhooksOf(tx, userId);
  },
});

/** Challenges, attempts and events that are over. */
export async function cleanUpSignIns(db: Executor, clock: Clock): Promise<void> {
  const now = clock.now();
  await deleteExpiredChallenges(db, now);
  await deleteExpiredAttempts(db, now);
  await deleteOldSecurityEvents(db, clock);
}

interface Installed {
  readonly name: () => Promise<string>;
  readonly adminsNeedSecondFactor: () => Promise<boolean>;
}

/** With OIDC_ONLY, passwords and passkeys open the accounts of administrators only. */
async function localWays({ singleSignOn }: AuthDeps, tx: Executor, userId: number) {
  const user = await findUser(tx, userId);
  const isOpen = !singleSignOn?.only || user?.isAdmin;
  return {
    hasPassword: Boolean(isOpen && user?.hasPassword),
    hasPasskey: isOpen ? (await countPasskeys(tx, userId)) > 0 : false,
  };
}

/** Every way into an account, and the page on which its member sees them. */
export const accountRoutes = (
  auth: AuthDeps,
  provider: Provider | undefined,
  { name, adminsNeedSecondFactor }: Installed,
): Route[] => [
  ...authRoutes(auth),
  ...secondFactorRoutes({
    clock: auth.clock,
    secretKey: auth.secretKey,
    events: auth.events,
    issuer: name,
    adminsNeedSecondFactor,
    tell: (tx, email, what) => tellMember(auth, tx, email, what),
  }),
  ...passkeysRoutes({
    auth,
    name,
    hasOtherWayIn: async (tx, userId) =>
      (await localWays(auth, tx, userId)).hasPassword ||
      (provider !== undefined && (await countLinked(tx, userId, provider.settings.issuer)) > 0),
  }),
  ...singleSignOnRoutes({
    auth,
    provider,
    async hasOtherWayIn(tx, userId) {
      const { hasPassword, hasPasskey } = await localWays(auth, tx, userId);
      return hasPassword || hasPasskey;
    },
  }),
  ...securityRoutes({ auth, adminsNeedSecondFactor }),
];
