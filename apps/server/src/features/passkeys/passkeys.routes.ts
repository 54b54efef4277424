import * as api from '@fitarc/contract/passkeys';
import type { FastifyRequest } from 'fastify';
import type { Executor } from '../../platform/db/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { clientOf } from '../../platform/session/client.ts';
import { write } from '../../platform/writes/write.ts';
import { withAccount } from '../auth/account-transaction.service.ts';
import type { AuthDeps } from '../auth/auth.deps.ts';
import { tellMember } from '../auth/notices.service.ts';
import { lastWayIn, requireLocalSignIn, requireNotBanned } from '../auth/open-session.service.ts';
import { countBegunSignIn, enterOrAskForCode } from '../auth/sign-in.service.ts';
import { countPasskeys, deletePasskey, updatePasskey } from './passkeys.repository.ts';
import {
  createPasskey,
  creationOptions,
  presentPasskey,
  requestOptions,
  unknownPasskey,
  verifyPasskey,
} from './passkeys.service.ts';
import { relyingPartyOf } from './relying-party.service.ts';

interface PasskeyDeps {
  readonly auth: AuthDeps;
  /** Shown by the browser beside a passkey. */
  readonly name: () => Promise<string>;
  /** Whether the member could still get in without any passkey. */
  hasOtherWayIn(tx: Executor, userId: number): Promise<boolean>;
}

export function passkeysRoutes({ auth, name, hasOtherWayIn }: PasskeyDeps): Route[] {
  const { db, clock, events } = auth;
  const partyOf = (request: FastifyRequest) => relyingPartyOf(request, auth.publicUrl());
  return [
    route(api.startPasskeySignIn, async ({ request }) => {
      await countBegunSignIn(auth, clientOf(request));
      return { options: { ...(await requestOptions(db, clock, partyOf(request))) } };
    }),
    route(api.signInWithPasskey, async ({ body, request }) => {
      const client = clientOf(request);
      const { userId, isStrong } = await verifyPasskey(db, clock, partyOf(request), body.answer);
      return withAccount(db, { id: userId }, async (tx, user) => {
        if (!user) throw unknownPasskey();
        await requireNotBanned(auth, tx, user);
        requireLocalSignIn(auth, user);
        return enterOrAskForCode(auth, tx, user, { client, method: 'passkey', isStrong });
      });
    }),
    write(api.startPasskey, async ({ tx, session, request }) => ({
      options: { ...(await creationOptions(tx, clock, partyOf(request), session, await name())) },
    })),
    write(api.addPasskey, async ({ tx, session, body, request }) => {
      const created = await createPasskey(tx, clock, partyOf(request), session.userId, body);
      await events.record(tx, 'passkey-added', clientOf(request), session.userId);
      await tellMember(auth, tx, session.email, `The passkey "${created.name}" was added to your account`);
      return presentPasskey(created);
    }),
    write(api.renamePasskey, async ({ tx, session, params, body }) => {
      const renamed = await updatePasskey(tx, session.userId, params.id, { name: body.name });
      if (!renamed) throw notFound('Passkey not found');
      return presentPasskey(renamed);
    }),
    write(api.removePasskey, async ({ tx, session, params, request }) => {
      const { userId } = session;
      const removed = await deletePasskey(tx, userId, params.id);
      if (!removed) throw notFound('Passkey not found');
      if ((await countPasskeys(tx, userId)) === 0 && !(await hasOtherWayIn(tx, userId))) throw lastWayIn();
      await events.record(tx, 'passkey-removed', clientOf(request), userId);
      await tellMember(
        auth,
        tx,
        session.email,
        `The passkey "${removed.name}" was removed from your account`,
      );
      return { message: 'Passkey removed' };
    }),
  ];
}
