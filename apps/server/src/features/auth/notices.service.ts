import type { Executor } from '../../platform/db/database.ts';
import type { AuthDeps } from './auth.deps.ts';
import { recoveryCodeMail, securityMail } from './auth.mails.ts';

const settingsOf = ({ publicUrl }: AuthDeps) => `${publicUrl()}/settings?tab=security`;

/** A mail about a change of the ways into the account. */
export async function tellMember(deps: AuthDeps, tx: Executor, email: string, what: string): Promise<void> {
  const by = await deps.installation.readIn(tx);
  await deps.mailer.queue(tx, securityMail(by, email, what, settingsOf(deps)));
}

/** Whoever did not use it themselves finds out, and how many are left. */
export async function tellRecoveryCodeUsed(
  deps: AuthDeps,
  tx: Executor,
  email: string,
  left: number,
): Promise<void> {
  const by = await deps.installation.readIn(tx);
  await deps.mailer.queue(tx, recoveryCodeMail(by, email, left, settingsOf(deps)));
}
