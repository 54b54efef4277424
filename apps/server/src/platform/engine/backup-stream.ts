import { dump } from './backup.ts';
import { BackupReader } from './backup-reader.ts';
import { withClient } from './connect.ts';
import type { ClientConnection } from './engine-types.ts';

/** The data of a database, read as if from a backup, while it is being read. */
export function readDirectly<T>(
  connection: ClientConnection,
  work: (reader: BackupReader) => Promise<T>,
): Promise<T> {
  return withClient(connection, undefined, async (client) => {
    const text = (async function* () {
      for await (const part of dump(client, { rows: {}, createdAt: '' }, {}))
        yield typeof part === 'string' ? Buffer.from(part) : part;
    })();
    const reader = new BackupReader(text, 'The other database');
    return work(reader);
  });
}
