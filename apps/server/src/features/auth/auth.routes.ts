import * as api from '@fitarc/contract/auth';
import type { FastifyInstance } from 'fastify';
import { type Route, route } from '../../platform/http/endpoints.ts';
import type { AuthDeps } from './auth.deps.ts';
import { dropEmailChange, findEmailChange } from './auth.repository.ts';
import * as accounts from './auth.service.ts';
import { confirmByCode, confirmByLink, resendConfirmation } from './confirmation.service.ts';
import { confirmEmailChange } from './email-change.service.ts';

const RESET_SENT = 'If an account exists for this address, a password reset link is on its way.';

/** The same for every address: it says that a mail server is in between, not whether a mail was sent. */
const mailPending = ({ mailer }: AuthDeps) => (mailer.isInstant ? {} : { mail_pending: true });

export const authRoutes = (deps: AuthDeps): Route[] => [
  route(api.register, async ({ body }) => ({
    ...(await accounts.registerAccount(deps, body)),
    ...mailPending(deps),
  })),
  route(api.login, async ({ body }) => {
    const answer = await accounts.signIn(deps, body.email, body.password);
    return answer.user.email_verified ? answer : { ...answer, ...mailPending(deps) };
  }),
  route(api.verifyCode, ({ body }) => confirmByCode(deps, body.email, body.code)),
  route(api.resendVerification, async ({ body }) => {
    await resendConfirmation(deps, body.email);
    return { message: 'New verification code sent!', ...mailPending(deps) };
  }),
  route(api.forgotPassword, ({ body }) => {
    deps.background.run('password reset mail', () => accounts.sendPasswordReset(deps, body.email));
    return { message: RESET_SENT };
  }),
  route(api.resetPassword, async ({ body }) => {
    await accounts.resetPassword(deps, body.token, body.newPassword);
    return { message: 'Password changed. Please log in with your new password.' };
  }),
  route(api.logout, async ({ session }) => {
    await accounts.signOut(deps, session);
    return { message: 'Signed out' };
  }),
  route(api.changePassword, async ({ body, session }) => {
    await accounts.changePassword(deps, session, body.currentPassword, body.newPassword);
    return { message: 'Password updated successfully' };
  }),
  route(api.cancelEmailChange, async ({ session }) => {
    await dropEmailChange(deps.db, session.userId);
    return { message: 'The change of address was called off' };
  }),
  route(api.mailState, async ({ session }) => {
    const pending = await findEmailChange(deps.db, session.userId, deps.clock.now());
    return {
      state: await deps.mailer.stateOf(session.email),
      pending_state: pending ? await deps.mailer.stateOf(pending) : 'none',
    };
  }),
  route(api.deleteAccount, async ({ body, session }) => {
    await accounts.deleteAccount(deps, session, body.password);
    return { message: 'Your account has been deleted' };
  }),
];

/** Where links in mails lead: not a call of the application but a page opened by hand, so it answers with a page. */
export function registerConfirmationLink(app: FastifyInstance, deps: AuthDeps): void {
  // Looking whether the address exists (HEAD) must not use the link up.
  app.get('/api/auth/confirm', { schema: { hide: true }, exposeHeadRoute: false }, async (request, reply) => {
    const { token } = request.query as { token?: unknown };
    const known = typeof token === 'string' && token.length > 0 && token.length <= 200;
    const confirmed =
      known && ((await confirmByLink(deps, token)) || (await confirmEmailChange(deps, token)));
    return reply.redirect(confirmed ? '/email-verified' : '/email-verified?expired=1', 303);
  });
}
