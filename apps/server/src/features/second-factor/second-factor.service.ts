import type { Clock } from '../../platform/clock.ts';
import { minutesAfter } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import { encrypt } from '../../platform/encryption.ts';
import { AppError, invalid } from '../../platform/http/app-error.ts';
import { hashSecret, randomSecret } from '../../platform/secrets.ts';
import type { User } from '../../platform/users/users.repository.ts';
import { checkCode, createRecoveryCodes, newSecret } from './codes.service.ts';
import {
  countRecoveryCodes,
  findFactor,
  insertTicket,
  isFactorOn,
  putPendingFactor,
} from './second-factor.repository.ts';

const TICKET_MINUTES = 10;

export const wrongCode = () =>
  invalid('Wrong code. Enter the current code from your app.', { field: 'code' });
export const unreadableSecret = () =>
  new AppError(
    'CONFLICT',
    'This server’s secret has changed, so codes from your app cannot be checked. Use a recovery code, or ask whoever runs this server.',
  );

/** The ticket to send the code with, if the account has a second factor. */
export async function askForCode(
  tx: Executor,
  clock: Clock,
  user: Pick<User, 'id' | 'passwordHash'>,
): Promise<string | undefined> {
  if (!(await isFactorOn(tx, user.id))) return undefined;
  const ticket = randomSecret();
  await insertTicket(tx, {
    userId: user.id,
    ticketHash: hashSecret(ticket),
    passwordHash: user.passwordHash,
    expiresAt: minutesAfter(clock.now(), TICKET_MINUTES),
  });
  return ticket;
}

export async function startFactor(tx: Executor, clock: Clock, key: string, userId: number): Promise<string> {
  if (await isFactorOn(tx, userId)) throw new AppError('CONFLICT', 'Your second factor is already on.');
  const secret = newSecret();
  await putPendingFactor(tx, { userId, secretBox: encrypt(key, secret), createdAt: clock.now() });
  return secret;
}

/** The recovery codes, shown once. */
export async function confirmFactor(
  tx: Executor,
  clock: Clock,
  { userId, key, code }: { userId: number; key: string; code: string },
): Promise<string[]> {
  const factor = await findFactor(tx, userId);
  if (!factor) throw new AppError('CONFLICT', 'Please start again.');
  if (factor.confirmedAt) throw new AppError('CONFLICT', 'Your second factor is already on.');
  const { right } = await checkCode(tx, { userId, key, typed: code, now: clock.now() });
  if (!right || !(await right.use(tx, clock.now()))) throw wrongCode();
  return createRecoveryCodes(tx, userId);
}

export async function renewCodes(tx: Executor, userId: number): Promise<string[]> {
  if (!(await isFactorOn(tx, userId))) throw invalid('Your second factor is off.');
  return createRecoveryCodes(tx, userId);
}

export async function readFactor(db: Executor, userId: number) {
  const [factor, left] = await Promise.all([findFactor(db, userId), countRecoveryCodes(db, userId)]);
  const since = factor?.confirmedAt;
  return { is_on: Boolean(since), since: since?.toISOString() ?? null, codes_left: since ? left : 0 };
}
