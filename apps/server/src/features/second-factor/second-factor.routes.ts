import * as api from '@fitarc/contract/second-factor';
import type { SecurityEvent } from '@fitarc/domain/security';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import { invalid } from '../../platform/http/app-error.ts';
import type { Route } from '../../platform/http/route.ts';
import type { SecurityEvents } from '../../platform/security-events/security-events.service.ts';
import { clientOf } from '../../platform/session/client.ts';
import { updateSession, weakenSessionsOf } from '../../platform/session/session.repository.ts';
import { write } from '../../platform/writes/write.ts';
import { secretUri } from './codes.service.ts';
import { deleteFactor } from './second-factor.repository.ts';
import { confirmFactor, renewCodes, startFactor } from './second-factor.service.ts';

interface SecondFactorDeps {
  readonly clock: Clock;
  readonly secretKey: string;
  readonly events: SecurityEvents;
  /** The name an app shows beside its codes. */
  readonly issuer: () => Promise<string>;
  readonly adminsNeedSecondFactor: () => Promise<boolean>;
  /** Tells the member by mail; handed in, because mails are the account's. */
  tell(tx: Executor, email: string, what: string): Promise<void>;
}

/** What a note needs of a call. */
interface Noted {
  readonly session: { readonly userId: number; readonly email: string };
  readonly request: FastifyRequest;
}

const TURNED_ON = 'Your second factor was turned on';
const TURNED_OFF = 'Your second factor was turned off';
const RENEWED = 'New recovery codes were created';

export function secondFactorRoutes({
  clock,
  secretKey,
  events,
  issuer,
  adminsNeedSecondFactor,
  tell,
}: SecondFactorDeps): Route[] {
  const note = async (tx: Executor, kind: SecurityEvent, { session, request }: Noted, what: string) => {
    await events.record(tx, kind, clientOf(request), session.userId);
    await tell(tx, session.email, what);
  };
  return [
    write(api.startSecondFactor, async ({ tx, session }) => {
      const secret = await startFactor(tx, clock, secretKey, session.userId);
      return { secret, uri: secretUri(secret, session.email, await issuer()) };
    }),
    write(api.confirmSecondFactor, async (call) => {
      const { tx, session, body } = call;
      const { userId, sessionId } = session;
      const codes = await confirmFactor(tx, clock, { userId, key: secretKey, code: body.code });
      await updateSession(tx, userId, sessionId, { isStrong: true });
      await note(tx, 'second-factor-on', call, TURNED_ON);
      return { codes };
    }),
    write(api.newRecoveryCodes, async (call) => {
      const codes = await renewCodes(call.tx, call.session.userId);
      await note(call.tx, 'recovery-codes-created', call, RENEWED);
      return { codes };
    }),
    write(api.turnOffSecondFactor, async (call) => {
      if (call.session.isAdmin && (await adminsNeedSecondFactor()))
        throw invalid('Administrators need a second factor here. It cannot be turned off.');
      if (await deleteFactor(call.tx, call.session.userId)) {
        await weakenSessionsOf(call.tx, call.session.userId);
        await note(call.tx, 'second-factor-off', call, TURNED_OFF);
      }
      return { message: `${TURNED_OFF}.` };
    }),
  ];
}
