import type { AuthDeps } from './auth.deps.ts';
import { recoveryCodeMail, securityMail } from './auth.mails.ts';

/** A mail about a change of the ways into the account, after the answer. */
export function tellMember(deps: AuthDeps, email: string, what: string): void {
  deps.background.run('security notice', async () =>
    deps.mailer.send(
      securityMail(await deps.installation.read(), email, what, `${deps.publicUrl()}/settings?tab=security`),
    ),
  );
}

/** Whoever did not use it themselves finds out, and how many are left. */
export function tellRecoveryCodeUsed(deps: AuthDeps, email: string, left: number): void {
  deps.background.run('notice of a used recovery code', async () =>
    deps.mailer.send(
      recoveryCodeMail(
        await deps.installation.read(),
        email,
        left,
        `${deps.publicUrl()}/settings?tab=security`,
      ),
    ),
  );
}
