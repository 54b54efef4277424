import type { BodyOf } from '@fitarc/contract/endpoint';
import type { createInvitation, Invitation } from '@fitarc/contract/invitations';
import { recordAct } from '../../platform/audit/audit.repository.ts';
import { type Clock, daysAfter } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import { AppError, limitReached, notFound } from '../../platform/http/app-error.ts';
import { hashSecret, randomSecret } from '../../platform/secrets.ts';
import { findUserByEmail } from '../../platform/users/users.repository.ts';
import {
  countOpenInvitations,
  type InvitationRow,
  insertInvitation,
  lockInvitation,
  revokeInvitation,
  takeInvitation,
} from './invitations.repository.ts';

const OPEN_AT_MOST = 500;

export interface OpenInvitation {
  readonly id: number;
  readonly email: string | null;
  readonly provesEmail: boolean;
}

/** The same whether it was used, revoked, has expired or never was. */
export const deadInvitation = () =>
  new AppError('FORBIDDEN', 'This invitation is no longer valid. Please ask for a new one.');

/** In the transaction that makes the account: of two who come at once, one is let in. */
export async function useInvitation(
  tx: Executor,
  { id }: OpenInvitation,
  userId: number,
  now: Date,
): Promise<void> {
  if (!(await takeInvitation(tx, id, userId, now))) throw deadInvitation();
}

/** As the audit log names it: addresses are not copied there. */
const subjectOf = (id: number) => ({ id, name: 'an invitation' });

export async function invite(
  tx: Executor,
  clock: Clock,
  actorId: number,
  { email, days, deliver }: BodyOf<typeof createInvitation>,
) {
  const now = clock.now();
  if ((await countOpenInvitations(tx, now)) >= OPEN_AT_MOST)
    throw limitReached(`There are ${OPEN_AT_MOST} open invitations. Please revoke some first.`);
  if (email && (await findUserByEmail(tx, email)))
    throw new AppError('CONFLICT', 'An account with this email already exists', { field: 'email' });
  const token = randomSecret();
  const expiresAt = daysAfter(now, days);
  const isMailed = deliver === 'mail';
  const id = await insertInvitation(tx, {
    tokenHash: hashSecret(token),
    email: email ?? null,
    provesEmail: isMailed,
    invitedBy: actorId,
    createdAt: now,
    expiresAt,
  });
  const after = { days, for_one_address: Boolean(email), mailed: isMailed };
  await recordAct(tx, { at: now, actorId, act: 'invitation.create', subject: subjectOf(id), after });
  return { id, token, expiresAt };
}

/** Repeated it changes nothing. */
export async function revoke(tx: Executor, clock: Clock, actorId: number, id: number): Promise<void> {
  const row = await lockInvitation(tx, id);
  if (!row) throw notFound('Invitation not found');
  if (row.usedAt) throw new AppError('CONFLICT', 'This invitation has been used already.');
  if (row.revokedAt) return;
  const now = clock.now();
  await revokeInvitation(tx, id, now);
  await recordAct(tx, { at: now, actorId, act: 'invitation.revoke', subject: subjectOf(id) });
}

function stateOf(
  { usedAt, revokedAt, isInviterBanned, expiresAt }: InvitationRow,
  now: Date,
): Invitation['state'] {
  if (usedAt) return 'used';
  if (revokedAt || isInviterBanned) return 'revoked';
  return expiresAt <= now ? 'expired' : 'open';
}

export const presentInvitation = (row: InvitationRow, now: Date): Invitation => ({
  id: row.id,
  state: stateOf(row, now),
  email: row.email,
  invited_by: row.invitedBy,
  used_by: row.usedBy,
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
});
