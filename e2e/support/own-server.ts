import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, expect, request as requests } from '@playwright/test';
import { ADMIN, type Member } from './members.ts';

const root = join(import.meta.dirname, '../..');

export interface OwnServer {
  readonly url: string;
  readonly request: APIRequestContext;
  readonly admin: Member;
  /** The text of the last mail to an address. */
  mailTo(address: string): Promise<string>;
  stop(): Promise<void>;
}

/** Lines of a mail end in '=' where they are broken, and '=3D' stands for that sign. */
const readable = (mail: string) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');

/** For what changes the whole installation, which every other test stands on: one of the test's own. */
export async function startOwnServer(settings: Record<string, string> = {}): Promise<OwnServer> {
  const data = mkdtempSync(join(tmpdir(), 'fitarc-own-'));
  // Under root the engine runs as somebody else, who must be able to get in.
  chmodSync(data, 0o755);
  const server = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: tmpdir(),
      PORT: '0',
      DATA_DIR: data,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      REQUESTS_PER_MINUTE: '0',
      LOG_LEVEL: 'error',
      LOG_FORMAT: 'pretty',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.on('close', () => resolve()));
  let said = '';
  server.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const address = () => /is ready after .*: (http\S+)/.exec(said)?.[1];
  await expect.poll(address, { timeout: 120_000 }).toBeDefined();
  const url = String(address());
  const request = await requests.newContext({ baseURL: url });
  const login = await request.post('/api/auth/login', { data: ADMIN });
  const outbox = join(data, 'outbox');
  return {
    url,
    request,
    admin: { email: ADMIN.email, token: (await login.json()).token, isAdmin: true },
    async mailTo(receiver) {
      // The folder comes with the first mail.
      const files = await readdir(outbox).catch(() => []);
      // What is still being written has another ending.
      const newestFirst = files
        .filter((name) => name.endsWith('.eml'))
        .sort()
        .reverse();
      const mails = newestFirst.map((name) => readable(readFileSync(join(outbox, name), 'utf8')));
      return mails.find((mail) => mail.includes(`To: ${receiver}`)) ?? '';
    },
    async stop() {
      await request.dispose();
      server.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
