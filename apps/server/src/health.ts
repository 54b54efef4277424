import { BRAND } from '@fitarc/domain/brand';
import { readConfig } from './config/read-config.ts';
import { describeFailure } from './platform/describe-failure.ts';
import { printable, printLine } from './platform/printable.ts';

const PATIENCE_MS = 5_000;

/** What to ask when the server listens on all addresses. */
const LOOPBACK: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };

function addressOf({ host, port }: { host: string; port: number }): string {
  if (port === 0) throw new Error('PORT=0 is a different port at every start; set PORT to the port to ask.');
  return `http://${LOOPBACK[host] ?? (host.includes(':') ? `[${host}]` : host)}:${port}`;
}

async function ask(address: string): Promise<Response> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch(`${address}/api/ready`, { signal, redirect: 'manual' });
  // While a backup is restored, members wait, but nobody should restart the process.
  const isRestoring = answer.status === 503 && (await answer.clone().text()).includes('"restoring"');
  return answer.status === 404 || isRestoring
    ? fetch(`${address}/api/health`, { signal, redirect: 'manual' })
    : answer;
}

async function run(): Promise<boolean> {
  const address = addressOf(readConfig());
  try {
    const { ok, status } = await ask(address);
    printLine(`${BRAND} ${ok ? 'is ready' : `is not ready (status ${status})`}: ${address}`);
    return ok;
  } catch (error) {
    const { name, cause } = error as Error;
    const reason =
      name === 'TimeoutError' ? `${PATIENCE_MS / 1000} s without an answer` : describeFailure(cause);
    printLine(`${BRAND} does not answer: ${address} (${reason})`);
    return false;
  }
}

run().then(
  (ready) => process.exit(ready ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${printable(describeFailure(error))}\n`);
    process.exit(1);
  },
);
