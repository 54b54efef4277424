import type { BodyOf } from '@fitarc/contract/endpoint';
import type { confirmIdentity } from '@fitarc/contract/security';
import type { FastifyRequest } from 'fastify';
import type { Executor } from '../../platform/db/database.ts';
import { invalid } from '../../platform/http/app-error.ts';
import { tooMany } from '../../platform/limits/throttle.ts';
import { clientOf } from '../../platform/session/client.ts';
import { updateSession } from '../../platform/session/session.repository.ts';
import type { Session } from '../../platform/session/session.service.ts';
import type { AuthDeps } from '../auth/auth.deps.ts';
import { requirePassword, wrongPassword } from '../auth/auth.service.ts';
import { tellRecoveryCodeUsed } from '../auth/notices.service.ts';
import { verifyPasskey } from '../passkeys/passkeys.service.ts';
import { relyingPartyOf } from '../passkeys/relying-party.service.ts';
import { checkCode, type RightCode } from '../second-factor/codes.service.ts';
import { countRecoveryCodes, isFactorOn } from '../second-factor/second-factor.repository.ts';
import { unreadableSecret, wrongCode } from '../second-factor/second-factor.service.ts';

/** Not 401, which would end the session. */
const wrongPasskey = () => invalid('This passkey does not work here.');

interface Proof {
  /** As good as a sign-in with two factors; a password alone never is, whatever the account has. */
  readonly isStrong: boolean;
  /** To be used up in the transaction. */
  readonly code?: RightCode;
}

interface Call {
  readonly body: BodyOf<typeof confirmIdentity>;
  readonly session: Session;
  readonly request: FastifyRequest;
}

async function requireCode(auth: AuthDeps, { body, session, request }: Call): Promise<RightCode> {
  const { db, clock, secretKey, limits, events } = auth;
  const { userId } = session;
  const typed = body.code ?? '';
  const { right, isUnreadable } = await checkCode(db, { userId, key: secretKey, typed, now: clock.now() });
  if (isUnreadable) throw unreadableSecret();
  const key = String(userId);
  const wait = await (right ? limits.codeFailures.check(key) : limits.codeFailures.take(key));
  if (!right) await events.record(db, 'second-factor-failed', clientOf(request), userId);
  if (wait > 0) throw tooMany(wait);
  if (!right) throw wrongCode();
  return right;
}

/** As much proof as a log-in needs: the password, with a code where the second factor is on, or a passkey. */
export async function proveIdentity(auth: AuthDeps, call: Call): Promise<Proof> {
  const { body, session, request } = call;
  const hasFactor = await isFactorOn(auth.db, session.userId);
  if (body.passkey) {
    const party = relyingPartyOf(request, auth.publicUrl());
    const proved = await verifyPasskey(auth.db, auth.clock, party, body.passkey, wrongPasskey);
    if (proved.userId !== session.userId || (hasFactor && !proved.isStrong)) throw wrongPasskey();
    return { isStrong: proved.isStrong };
  }
  await requirePassword(auth, session, body.password ?? '', clientOf(request), wrongPassword);
  return hasFactor ? { isStrong: true, code: await requireCode(auth, call) } : { isStrong: false };
}

interface Confirmation {
  readonly tx: Executor;
  readonly session: Session;
  readonly request: FastifyRequest;
}

async function useCode(auth: AuthDeps, { tx, session, request }: Confirmation, code: RightCode) {
  const { userId, email } = session;
  if (!(await code.use(tx))) throw wrongCode();
  if (code.kind !== 'recovery') return;
  await auth.events.record(tx, 'recovery-code-used', clientOf(request), userId);
  const left = await countRecoveryCodes(tx, userId);
  await tellRecoveryCodeUsed(auth, tx, email, left);
}

/** A session that was opened before the second factor was turned on elsewhere becomes as good as a new one. */
export async function confirmSession(
  auth: AuthDeps,
  call: Confirmation,
  { code, isStrong }: Proof,
): Promise<void> {
  if (code) await useCode(auth, call, code);
  const { userId, sessionId } = call.session;
  // Never the other way round: a password alone takes nothing from a session that has more.
  await updateSession(call.tx, userId, sessionId, {
    authenticatedAt: auth.clock.now(),
    ...(isStrong && { isStrong }),
  });
}
