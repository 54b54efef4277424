import { setTimeout as delay } from 'node:timers/promises';
import type { EngineLog } from '../engine/engine-types.ts';
import { errorCode } from '../engine/engine-types.ts';
import { messageOf } from '../engine/folders.ts';
import type { Connection } from './connection.ts';
import { isDatabaseAway } from './database-errors.ts';
import { type ConnectFailure, openClient } from './open-client.ts';

const PATIENCE_MS = 60_000;
/** A name that is not known is mostly a wrong one; in a group of containers it may appear a moment later. */
const NAME_PATIENCE_MS = 5_000;
const PAUSE_MS = 500;

/** The same words for a host name that was never there and for one that cannot be asked for. */
const isUnknownHost = (error: unknown) => ['ENOTFOUND', 'EAI_AGAIN'].includes(errorCode(error) ?? '');
/** A database that is not there, a wrong password, a missing right: no waiting cures them. */
const isFinal = (error: unknown) => errorCode(error) === '3D000' || !isDatabaseAway(error);

function sentence(error: ConnectFailure): string {
  const { host = '', port, user, database } = error.client ?? {};
  const code = errorCode(error);
  const at = host.startsWith('/') ? host : `${host}:${port}`;
  if (isUnknownHost(error)) return `DATABASE_URL names the host ${host}, which cannot be found.`;
  if (code === '3D000') return `DATABASE_URL names the database ${database}, which does not exist at ${at}.`;
  if (code === '28P01') return `DATABASE_URL: ${at} does not accept the password of user ${user}.`;
  if (code === '25006') return `DATABASE_URL: the database at ${at} is a standby and can only be read.`;
  if (isDatabaseAway(error))
    return `DATABASE_URL: no database answers at ${at} (${code ?? messageOf(error)}).`;
  return `DATABASE_URL: ${at} refuses the connection: ${messageOf(error)}`;
}

/** Waits for a database that may start later than we do, and says what is wrong when it does not come. */
export async function waitForDatabase(connection: Connection, log: EngineLog): Promise<void> {
  const startedAt = performance.now();
  for (let attempt = 1; ; attempt++) {
    try {
      await (await openClient(connection)).end();
      return;
    } catch (thrown) {
      const error = thrown as ConnectFailure;
      const patience = isUnknownHost(error) ? NAME_PATIENCE_MS : PATIENCE_MS;
      if (isFinal(error) || performance.now() - startedAt > patience)
        throw new Error(sentence(error), { cause: error });
      if (attempt === 1) log.info(`${sentence(error)} Waiting for it…`);
      await delay(PAUSE_MS);
    }
  }
}
