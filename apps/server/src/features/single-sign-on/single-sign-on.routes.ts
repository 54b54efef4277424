import * as api from '@fitarc/contract/single-sign-on';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Executor } from '../../platform/db/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { pageOrigin } from '../../platform/http/page-origin.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { clientOf } from '../../platform/session/client.ts';
import { requireLiveSession } from '../../platform/session/live-session.service.ts';
import { write } from '../../platform/writes/write.ts';
import type { AuthDeps } from '../auth/auth.deps.ts';
import { tellMember } from '../auth/notices.service.ts';
import { lastWayIn } from '../auth/open-session.service.ts';
import { countBegunSignIn } from '../auth/sign-in.service.ts';
import type { Provider } from './provider.service.ts';
import { linkToMember } from './provider-account.service.ts';
import { countLinked, deleteLinked } from './single-sign-on.repository.ts';
import {
  CALLBACK_PATH,
  claimsOfAttempt,
  finishSignIn,
  lapsed,
  noProvider,
  prepareAttempt,
  returnPath,
  storeAttempt,
} from './single-sign-on.service.ts';

interface SignOnDeps {
  readonly auth: AuthDeps;
  readonly provider: Provider | undefined;
  /** Whether the member could still get in without any linked account. */
  hasOtherWayIn(tx: Executor, userId: number): Promise<boolean>;
}

export function singleSignOnRoutes({ auth, provider, hasOtherWayIn }: SignOnDeps): Route[] {
  const { db, events } = auth;
  const required = () => {
    if (!provider) throw noProvider();
    return provider;
  };
  const originOf = (request: FastifyRequest) => pageOrigin(request, auth.publicUrl()).origin;
  return [
    route(api.startSignOn, async ({ body, request }) => {
      await countBegunSignIn(auth, clientOf(request));
      const { attempt, url } = await prepareAttempt(required(), originOf(request));
      await storeAttempt(db, auth, attempt, body);
      return { url };
    }),
    route(api.finishSignOn, ({ body, request }) => finishSignIn(auth, required(), body, clientOf(request))),
    write(api.startLink, {
      prepare: ({ request }) => prepareAttempt(required(), originOf(request)),
      handle: async ({ tx, body, session, prepared: { attempt, url } }) => {
        await storeAttempt(tx, auth, attempt, { binding: body.binding, linkUserId: session.userId });
        return { url };
      },
    }),
    write(api.finishLink, async ({ tx, body, session, request }) => {
      const { settings } = required();
      await requireLiveSession(tx, session);
      const { claims, linkUserId } = await claimsOfAttempt(tx, auth, body);
      if (linkUserId !== session.userId) throw lapsed();
      await linkToMember(tx, auth, session.userId, settings.issuer, claims);
      await events.record(tx, 'provider-linked', clientOf(request), session.userId);
      await tellMember(auth, tx, session.email, `Your ${settings.name} account was linked`);
      return { message: `You can now log in with ${settings.name}.` };
    }),
    write(api.unlink, async ({ tx, params, session, request }) => {
      const { userId } = session;
      if (!(await deleteLinked(tx, userId, params.id))) throw notFound('This link does not exist');
      const issuer = provider?.settings.issuer ?? '';
      if ((await countLinked(tx, userId, issuer)) === 0 && !(await hasOtherWayIn(tx, userId)))
        throw lastWayIn();
      await events.record(tx, 'provider-unlinked', clientOf(request), userId);
      const name = provider?.settings.name ?? 'single sign-on';
      await tellMember(auth, tx, session.email, `Your ${name} account was unlinked`);
      return { message: 'The link was removed' };
    }),
  ];
}

/** Where the provider sends the browser back to. */
export function registerSignOnCallback(
  app: FastifyInstance,
  auth: AuthDeps,
  provider: Provider | undefined,
): void {
  app.get(CALLBACK_PATH, { schema: { hide: true }, exposeHeadRoute: false }, async (request, reply) => {
    if (!provider) throw noProvider();
    const search = request.url.slice(CALLBACK_PATH.length);
    return reply.redirect(await returnPath(auth, provider, search), 303);
  });
}
