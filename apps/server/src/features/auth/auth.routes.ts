import { sendAppeal as sendAppealCall } from '@fitarc/contract/appeals';
import * as api from '@fitarc/contract/auth';
import type { FastifyInstance } from 'fastify';
import { type Route, route } from '../../platform/http/route.ts';
import { clientOf } from '../../platform/session/client.ts';
import { write } from '../../platform/writes/write.ts';
import type { AuthDeps } from './auth.deps.ts';
import { dropEmailChange, pendingAddress } from './auth.repository.ts';
import * as accounts from './auth.service.ts';
import { sendAppeal } from './ban-refusal.service.ts';
import { confirmByCode, confirmByLink, resendConfirmation } from './confirmation.service.ts';
import { confirmEmailChange } from './email-change.service.ts';
import { cancelByLink, restoreEmail } from './email-restore.service.ts';
import { deadLink, resetPassword, sendPasswordReset } from './password-reset.service.ts';
import { signInWithCode } from './second-factor-sign-in.service.ts';
import { signIn } from './sign-in.service.ts';

const RESET_SENT = 'If an account exists for this address, a password reset link is on its way.';
const EMAIL_CHANGE_CANCELED = 'The email change was canceled';

/** The same for every address: it says that a mail server is in between, not whether a mail was sent. */
const mailPending = ({ mailer }: AuthDeps) => (mailer.isInstant ? {} : { mail_pending: true });

export const authRoutes = (deps: AuthDeps): Route[] => [
  route(api.register, async ({ body, request }) => ({
    ...(await accounts.registerAccount(deps, body, clientOf(request))),
    ...mailPending(deps),
  })),
  route(api.login, async ({ body, request }) => {
    const answer = await signIn(deps, body.email, body.password, clientOf(request));
    return answer.user.email_verified || answer.second_factor ? answer : { ...answer, ...mailPending(deps) };
  }),
  route(api.enterSecondFactor, ({ body, request }) =>
    signInWithCode(deps, body.ticket, body.code, clientOf(request)),
  ),
  route(sendAppealCall, async ({ body, request }) => {
    await sendAppeal(deps, body, clientOf(request).key);
    return { message: 'Your appeal has been sent. An administrator will read it.' };
  }),
  route(api.verifyCode, ({ body, request }) => confirmByCode(deps, body.email, body.code, clientOf(request))),
  route(api.resendVerification, async ({ body }) => {
    await resendConfirmation(deps, body.email);
    return { message: 'New verification code sent!', ...mailPending(deps) };
  }),
  route(api.forgotPassword, ({ body }) => {
    deps.background.run('password reset mail', () => sendPasswordReset(deps, body.email));
    return { message: RESET_SENT };
  }),
  route(api.resetPassword, async ({ body, request }) => {
    await resetPassword(deps, body.token, body.newPassword, clientOf(request));
    return { message: 'Password changed. Please log in with your new password.' };
  }),
  route(api.logout, async ({ session }) => {
    await accounts.signOut(deps, session);
    return { message: 'Signed out' };
  }),
  write(api.changePassword, {
    prepare: ({ body, session, request }) =>
      accounts.prepareNewPassword(deps, session, body, clientOf(request)),
    handle: async ({ tx, prepared, session }) => {
      await accounts.changePassword(tx, deps, session, prepared);
      return { message: 'Password updated successfully' };
    },
  }),
  write(api.cancelEmailChange, async ({ tx, session }) => {
    await dropEmailChange(tx, session.userId);
    return { message: EMAIL_CHANGE_CANCELED };
  }),
  route(api.confirmEmail, async ({ body, request }) => {
    const confirmed =
      (await confirmByLink(deps, body.token)) ||
      (await confirmEmailChange(deps, body.token, clientOf(request)));
    if (!confirmed) throw deadLink();
    return { message: 'Email verified successfully' };
  }),
  route(api.cancelEmailChangeByLink, async ({ body }) => {
    await cancelByLink(deps, body.token);
    return { message: EMAIL_CHANGE_CANCELED };
  }),
  route(api.restoreEmail, async ({ body, request }) => ({
    message: 'Your former email address is back. Choose a new password now.',
    resetToken: await restoreEmail(deps, body.token, clientOf(request)),
  })),
  route(api.mailState, async ({ session }) => {
    const { email, userId } = session;
    const states = await deps.mailer.statesOf(email, pendingAddress(userId, deps.clock.now()));
    const other = [...states].find(([address]) => address !== email);
    return { state: states.get(email) ?? 'none', pending_state: other?.[1] ?? 'none' };
  }),
  write(api.deleteAccount, {
    prepare: ({ body, session, request }) =>
      accounts.prepareDeletion(deps, session, body.password, clientOf(request)),
    handle: async ({ tx, prepared }) => {
      await deps.beforeDeletion(tx, prepared.id);
      await accounts.deleteAccount(tx, prepared);
      return { message: 'Your account has been deleted' };
    },
  }),
];

/** Where the links of confirmation mails lead: to the page with the button, because scanners of mail open links too. */
export function registerConfirmationLink(app: FastifyInstance): void {
  app.get('/api/auth/confirm', { schema: { hide: true }, exposeHeadRoute: false }, (request, reply) => {
    const { token } = request.query as { token?: unknown };
    const known = typeof token === 'string' && token.length > 0 && token.length <= 200;
    const page = known ? `/confirm-email?token=${encodeURIComponent(token)}` : '/email-verified?expired=1';
    return reply.redirect(page, 303);
  });
}
