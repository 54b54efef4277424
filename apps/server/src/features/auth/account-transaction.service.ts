import { inTransaction } from '../../platform/db/after-commit.ts';
import type { Db, Executor } from '../../platform/db/database.ts';
import { lockAccount, lockUserByEmail, type User } from '../../platform/users/users.repository.ts';

type Account = { readonly id: number } | { readonly email: string };

/**
 * The write path of sign-in: whatever changes how an account is entered runs in one transaction with the account
 * locked. Signed-in members' other writes go through `write`.
 */
export const withAccount = <T>(
  db: Db,
  account: Account,
  work: (tx: Executor, user: User | undefined) => Promise<T>,
): Promise<T> =>
  inTransaction(db, async (tx) => {
    const user =
      'id' in account ? await lockAccount(tx, account.id) : await lockUserByEmail(tx, account.email);
    return work(tx, user);
  });

/** For an account that does not exist yet, and for locks in an order of their own. */
export const accountTransaction = <T>(db: Executor, work: (tx: Executor) => Promise<T>): Promise<T> =>
  inTransaction(db, work);
