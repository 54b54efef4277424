import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { normaliseEmail } from '@fitarc/domain/identity';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Executor } from '../../platform/db/database.ts';
import { randomSecret } from '../../platform/secrets.ts';
import { findUserByEmail, hasAnyUser, insertUser, type User } from '../../platform/users/users.repository.ts';
import { insertProfile } from '../profile/profile.repository.ts';
import { accountTransaction } from './account-transaction.service.ts';
import { hashPassword } from './passwords.service.ts';

interface Options {
  readonly db: Db;
  readonly clock: Clock;
  readonly dataDir: string;
  readonly email: string | undefined;
  readonly password: string | undefined;
  /** Whether SIGN_UP says who may come in. */
  readonly isSignUpSet: boolean;
  readonly say: (line: string) => void;
}

const DEFAULT_EMAIL = 'admin@fitarc.local';
const HOW_TO_CLOSE =
  'Anyone who can reach this address can sign up. To change that, set SIGN_UP=invitation or SIGN_UP=closed, or use Admin > Installation.';

/** An account with a confirmed address and all rights; undefined when the address is taken. */
export async function createAdmin(
  db: Executor,
  clock: Clock,
  email: string,
  password: string,
): Promise<User | undefined> {
  const passwordHash = await hashPassword(password);
  const now = clock.now();
  return accountTransaction(db, async (tx) => {
    const user = await insertUser(tx, {
      email,
      passwordHash,
      isAdmin: true,
      emailVerifiedAt: now,
      createdAt: now,
    });
    if (user) await insertProfile(tx, { userId: user.id });
    return user;
  });
}

/** An installation nobody can administer is of no use: the first start makes the first administrator. */
export async function ensureFirstAdmin(options: Options): Promise<void> {
  const { db, clock, dataDir, email, password, isSignUpSet, say } = options;
  const wanted = email ? normaliseEmail(email) : undefined;
  const needed = wanted ? !(await findUserByEmail(db, wanted)) : !(await hasAnyUser(db));
  if (!needed) return;
  const address = wanted ?? DEFAULT_EMAIL;
  const secret = password ?? randomSecret(12);
  if (!(await createAdmin(db, clock, address, secret))) return;
  if (password) say(`Created the administrator ${address}.`);
  else await tellPassword(dataDir, address, secret, say);
  if (!isSignUpSet) say(HOW_TO_CLOSE);
}

async function tellPassword(dataDir: string, address: string, secret: string, say: Options['say']) {
  const file = join(dataDir, 'admin-credentials');
  await writeFile(file, `${address}\n${secret}\n`, { mode: 0o600 });
  await chmod(file, 0o600);
  say(`Created the administrator ${address} with the password ${secret} (also in ${file}).`);
}
