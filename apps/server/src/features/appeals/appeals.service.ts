import { recordAct } from '../../platform/audit/audit.repository.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { lockAccount, updateUser } from '../../platform/users/users.repository.ts';
import type { Installation } from '../installation/installation.service.ts';
import { appealAcceptedMail, appealDeclinedMail } from './appeals.mails.ts';
import { closeAppeal, findAppealMember, lockOpenAppeal } from './appeals.repository.ts';

interface Decision {
  readonly status: 'accept' | 'decline';
  readonly note?: string | null | undefined;
}

interface Deps {
  readonly clock: Clock;
  readonly installation: Installation;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
}

/** The account first and then its appeal, as whoever bans or sends one. The member is told by mail. */
export async function decideAppeal(
  tx: Executor,
  { clock, installation, mailer, publicUrl }: Deps,
  actorId: number,
  id: number,
  { status, note: typed }: Decision,
): Promise<void> {
  const userId = await findAppealMember(tx, id);
  const user = userId === undefined ? undefined : await lockAccount(tx, userId);
  const appeal = user && (await lockOpenAppeal(tx, id));
  if (!appeal) throw notFound('Appeal not found');
  const at = clock.now();
  const note = typed || null;
  const accepted = status === 'accept';
  await closeAppeal(tx, appeal, { status: accepted ? 'accepted' : 'declined', note, decidedAt: at });
  if (accepted) await updateUser(tx, user.id, { bannedAt: null, banReason: null });
  await recordAct(tx, {
    at,
    actorId,
    act: `appeal.${status}`,
    userId: user.id,
    before: { isBanned: true },
    after: { isBanned: !accepted, ...(note ? { note } : {}) },
  });
  const by = await installation.readIn(tx);
  const mail = accepted
    ? appealAcceptedMail(by, user.email, `${publicUrl()}/login`, note)
    : appealDeclinedMail(by, user.email, note);
  await mailer.queue(tx, mail);
}
