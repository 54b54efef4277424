import { createHmac, timingSafeEqual } from 'node:crypto';
import type { sendAppeal as sendAppealCall } from '@fitarc/contract/appeals';
import type { BodyOf } from '@fitarc/contract/endpoint';
import { minutesAfter } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import { AppError, invalid } from '../../platform/http/app-error.ts';
import { tooMany } from '../../platform/limits/throttle.ts';
import type { User } from '../../platform/users/users.repository.ts';
import { findAppeal, insertAppeal } from '../appeals/appeals.repository.ts';
import { withAccount } from './account-transaction.service.ts';
import type { AuthDeps } from './auth.deps.ts';

/** What banned members read at log-in. */
const BANNED = 'Your account has been banned. Please contact support.';
const TICKET_MINUTES = 30;

/** Names the account, the ban and its own end; says nothing else, and opens nothing but the appeal. */
const contentOf = (userId: number, bannedAt: Date, expires: number) =>
  `${userId}.${bannedAt.getTime()}.${expires}`;
const sign = ({ codeKey }: AuthDeps, content: string) =>
  createHmac('sha256', codeKey).update(`ban appeal ${content}`).digest('base64url');

function ticketOf(deps: AuthDeps, userId: number, bannedAt: Date): string {
  const expires = minutesAfter(deps.clock.now(), TICKET_MINUTES).getTime();
  const content = contentOf(userId, bannedAt, expires);
  return `${content}.${sign(deps, content)}`;
}

const isSame = (one: string, other: string) => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

function readTicket(deps: AuthDeps, ticket: string) {
  const [userId, bannedAt, expires, signature = ''] = ticket.split('.');
  const content = `${userId}.${bannedAt}.${expires}`;
  if (!isSame(signature, sign(deps, content)) || Number(expires) <= deps.clock.now().getTime())
    return undefined;
  return { userId: Number(userId), bannedAt: Number(bannedAt) };
}

/** For somebody whose password was right: why, and what can be done about it. Nobody else learns of it. */
export async function banRefusal(
  deps: AuthDeps,
  tx: Executor,
  { id, banReason }: User,
  bannedAt: Date,
): Promise<AppError> {
  const sent = await findAppeal(tx, id, bannedAt);
  const appeal = !sent
    ? ({ appeal: 'possible', ticket: ticketOf(deps, id, bannedAt) } as const)
    : sent.status === 'declined'
      ? ({ appeal: 'declined', note: sent.note } as const)
      : ({ appeal: 'sent' } as const);
  return new AppError('FORBIDDEN', BANNED, { ban: { reason: banReason, ...appeal } });
}

const noTicket = () => invalid('Please log in again to send your appeal.');

/** Once for each ban: the ticket names the ban, and there is one appeal against it at most. */
export async function sendAppeal(
  deps: AuthDeps,
  { ticket, text }: BodyOf<typeof sendAppealCall>,
  client: string,
): Promise<void> {
  const wait = await deps.limits.appeals.take(client);
  if (wait > 0) throw tooMany(wait);
  const named = readTicket(deps, ticket);
  if (!named) throw noTicket();
  await withAccount(deps.db, { id: named.userId }, async (tx, user) => {
    if (user?.bannedAt?.getTime() !== named.bannedAt) throw noTicket();
    const row = { userId: user.id, bannedAt: user.bannedAt, text, createdAt: deps.clock.now() };
    if (!(await insertAppeal(tx, row)))
      throw new AppError('CONFLICT', 'You have already appealed against this ban.');
  });
}
