import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { typedCommand } from '../typed-command.ts';
import type { EngineLog } from './engine-types.ts';
import { writeAtomically } from './folders.ts';

const NOTE = 'WHERE-IS-THE-DATABASE.txt';

const text = (dataDir: string, cluster: string) => `This folder's database is stored somewhere else:

  ${cluster}

FitArc was started as root. PostgreSQL never runs as root, so it runs as another user,
and that user cannot enter ${dataDir}.

- A copy of ${dataDir} does not contain the database. Use "${typedCommand('backup')}".
- Deleting ${dataDir} does not delete the database.
- To keep everything in one folder, make a backup and restore it with DATA_DIR set to
  a folder that other users can enter, or run FitArc as an ordinary user.
`;

/** Whoever looks after DATA_DIR must know when the most important part of it lies elsewhere. */
export async function reportDataLocation(
  dataDir: string,
  { cluster, outside }: { cluster: string; outside: boolean },
  log: EngineLog,
): Promise<void> {
  const note = join(dataDir, NOTE);
  if (!outside) return rm(note, { force: true });
  await writeAtomically(note, text(dataDir, cluster), 0o644);
  log.info(
    `The database is in ${cluster}, not in ${dataDir}, which PostgreSQL cannot enter when FitArc runs as root. See ${note}.`,
  );
}
