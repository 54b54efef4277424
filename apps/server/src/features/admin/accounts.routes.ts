import * as api from '@fitarc/contract/admin-accounts';
import { recordAct } from '../../platform/audit/audit.repository.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { write } from '../../platform/writes/write.ts';
import type { AuthDeps } from '../auth/auth.deps.ts';
import * as accounts from './accounts.service.ts';
import { userList } from './user-export.service.ts';

export function accountsRoutes(auth: AuthDeps): Route[] {
  const { db, clock } = auth;
  return [
    route(api.exportUsers, async ({ session, reply }) => {
      await recordAct(db, { at: clock.now(), actorId: session.userId, act: 'user.export' });
      reply
        .header('content-disposition', 'attachment; filename="fitarc-users.csv"')
        .type('text/csv; charset=utf-8');
      return userList(db);
    }),
    route(api.getAccount, ({ params }) => accounts.readAccount(db, params.id)),
    write(api.resendCode, async ({ tx, params, session }) => {
      await accounts.resendCode(auth, tx, { actorId: session.userId, userId: params.id });
      return { message: 'A new code was sent' };
    }),
    write(api.sendResetLink, async ({ tx, params, session }) => {
      await accounts.sendResetLink(auth, tx, { actorId: session.userId, userId: params.id });
      return { message: 'A password reset link was sent' };
    }),
    write(api.promoteUser, async ({ tx, params, session }) => {
      await accounts.promote(auth, tx, { actorId: session.userId, userId: params.id });
      return accounts.readUser(tx, params.id);
    }),
    write(api.demoteUser, async ({ tx, params, session }) => {
      await accounts.demote(auth, tx, { actorId: session.userId, userId: params.id });
      return accounts.readUser(tx, params.id);
    }),
    write(api.deleteUser, {
      alsoLocks: ({ params }) => params.id,
      handle: async ({ tx, params, body, session }) => {
        const deed = { actorId: session.userId, userId: params.id };
        await accounts.deleteAccountOf(auth, tx, deed, body.email);
        return { message: 'Account deleted' };
      },
    }),
  ];
}
