import * as api from '@fitarc/contract/security';
import { deviceName, isHandheld } from '@fitarc/domain/device-name';
import type { Executor } from '../../platform/db/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { pageOf } from '../../platform/http/paging.ts';
import { type Route, route } from '../../platform/http/route.ts';
import {
  countEvents,
  lastEventAt,
  listEvents,
} from '../../platform/security-events/security-events.repository.ts';
import { clientOf } from '../../platform/session/client.ts';
import { listSessions, revokeSession } from '../../platform/session/session.repository.ts';
import type { Session } from '../../platform/session/session.service.ts';
import { findUser } from '../../platform/users/users.repository.ts';
import { write } from '../../platform/writes/write.ts';
import type { AuthDeps } from '../auth/auth.deps.ts';
import { listPasskeys } from '../passkeys/passkeys.repository.ts';
import { presentPasskey } from '../passkeys/passkeys.service.ts';
import { readFactor } from '../second-factor/second-factor.service.ts';
import { listLinked } from '../single-sign-on/single-sign-on.repository.ts';
import { confirmSession, proveIdentity } from './confirm-identity.service.ts';
import { placeName } from './place-name.service.ts';

interface SecurityDeps {
  readonly auth: AuthDeps;
  readonly adminsNeedSecondFactor: () => Promise<boolean>;
}

async function readSecurity(db: Executor, { auth, adminsNeedSecondFactor }: SecurityDeps, session: Session) {
  const { userId } = session;
  const [user, changedAt, factor, passkeys, linked, isRequired] = await Promise.all([
    findUser(db, userId),
    lastEventAt(db, userId, ['password-changed', 'password-reset']),
    readFactor(db, userId),
    listPasskeys(db, userId),
    listLinked(db, userId),
    adminsNeedSecondFactor(),
  ]);
  return {
    has_password: user?.hasPassword ?? false,
    password_changed_at: changedAt?.toISOString() ?? null,
    second_factor: {
      ...factor,
      is_required: isRequired && session.isAdmin,
      is_confirmed: session.isStrong,
    },
    passkeys: passkeys.map(presentPasskey),
    provider: auth.singleSignOn ? { name: auth.singleSignOn.name } : null,
    linked: linked.map((row) => ({
      id: row.id,
      issuer: row.issuer,
      email: row.email,
      linked_at: row.linkedAt.toISOString(),
      last_used_at: row.lastUsedAt.toISOString(),
    })),
  };
}

export function securityRoutes(deps: SecurityDeps): Route[] {
  const { auth } = deps;
  const { db, clock, events } = auth;
  return [
    route(api.getSecurity, ({ session }) => readSecurity(db, deps, session)),
    route(api.listSessions, async ({ session }) => {
      const rows = await listSessions(db, session.userId, clock.now());
      return rows.map((row) => ({
        id: row.id,
        device: deviceName(row.userAgent),
        is_handheld: isHandheld(row.userAgent),
        address: row.address,
        place: placeName(row.address),
        method: row.method,
        signed_in_at: row.createdAt.toISOString(),
        last_used_at: row.lastUsedAt?.toISOString() ?? null,
        is_current: row.id === session.sessionId,
      }));
    }),
    write(api.endSession, async ({ tx, session, params, request }) => {
      if (!(await revokeSession(tx, session.userId, params.id, clock.now()))) throw notFound();
      await events.record(tx, 'session-ended', clientOf(request), session.userId);
      return { message: 'Signed out' };
    }),
    write(api.endOtherSessions, async ({ tx, session, request }) => {
      await auth.endAccess(tx, session.userId, session.sessionId);
      await events.record(tx, 'sessions-ended', clientOf(request), session.userId);
      return { message: 'Signed out everywhere else' };
    }),
    route(api.listSecurityEvents, async ({ session, query, reply }) => {
      const [rows, total] = await Promise.all([
        listEvents(db, session.userId, pageOf(query)),
        countEvents(db, session.userId),
      ]);
      reply.header('x-total-count', total);
      return rows.map((row) => ({
        kind: row.kind,
        at: row.at.toISOString(),
        times: row.times,
        device: deviceName(row.userAgent),
        address: row.address,
        place: placeName(row.address),
      }));
    }),
    write(api.confirmIdentity, {
      prepare: (call) => proveIdentity(auth, call),
      handle: async (call) => {
        await confirmSession(auth, call, call.prepared);
        return { message: 'Confirmed' };
      },
    }),
  ];
}
