import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..', 'src');

/** Besides `inTransaction` itself and `write`, which opens one for every write of a signed-in member. */
const ALLOWED = [
  // Sign-in: the account is locked, and often nobody is signed in yet.
  'features/auth/account-transaction.service.ts',
  // In the data just restored: by the page, and by the command below.
  'features/backups/restore.service.ts',
  // At start and by the operator.
  'features/foods/catalogue/food-catalogue.service.ts',
  'features/foods/import/food-import.repository.ts',
  'features/foods/import/import-batch.service.ts',
  'features/library/catalogue.service.ts',
  // One snapshot for the whole download.
  'features/profile/export.service.ts',
  // By the workers: what is noted, and what follows from it.
  'features/webhooks/webhook-worker.service.ts',
  'operate-backups.ts',
  'platform/mail/mail-worker.ts',
  'platform/writes/write.ts',
];

it('transactions are opened in the write path and in the listed places only', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const opening = files.filter((file) =>
    /\b(transaction|inTransaction)\(/.test(readFileSync(join(SOURCE, file), 'utf8')),
  );
  expect(opening.sort()).toEqual(ALLOWED);
});
