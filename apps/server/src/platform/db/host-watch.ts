import pg from 'pg';
import type { Hosts } from './hosts.ts';

const EVERY_MS = 2_000;
const PATIENCE_MS = 3_000;
const FAILURES = 2;

/** Whether a server answers and can be written. */
async function answers(client: pg.Client): Promise<boolean> {
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query('select pg_is_in_recovery() as standby');
    return rows[0]?.standby === false;
  } catch {
    return false;
  } finally {
    client.end().catch(() => undefined);
  }
}

/**
 * Of several hosts, looks whether the one in use still answers, as HAProxy does in front of them: a machine that froze
 * keeps its connections open and says nothing. Returns what stops it.
 */
export function watchHosts(hosts: Hosts): () => void {
  if (hosts.count < 2) return () => undefined;
  let failures = 0;
  let asking = false;
  const look = async () => {
    const host = hosts.present();
    const client = new pg.Client({
      ...host,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      application_name: 'fitarc-watch',
    });
    failures = (await answers(client)) ? 0 : failures + 1;
    if (failures < FAILURES) return;
    failures = 0;
    hosts.cut(host);
  };
  const timer = setInterval(() => {
    if (asking) return;
    asking = true;
    void look().finally(() => {
      asking = false;
    });
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
