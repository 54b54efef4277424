import { createHash } from 'node:crypto';
import type { Catalogue } from '../src/platform/catalogue-files.ts';

/** A catalogue without files. */
export const catalogueOf = <Entry>(entries: readonly Entry[]): Catalogue<Entry> => ({
  hash: createHash('sha256').update(JSON.stringify(entries)).digest('hex'),
  read: () => entries,
});
