import { spawn } from 'node:child_process';
import { inRoot } from './paths.mjs';
import { UserError } from './terminal.mjs';

const READY = /is ready after .*: (http\S+)/;
const LOGIN = /^(Member|Administrator):\s+(\S+)\s+password: (\S+)/gm;

async function storedBy(address, who, login) {
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  });
  const { token } = await answer.json();
  return { token, isVerified: 'true', ...(who === 'Administrator' && { isAdmin: 'true' }) };
}

/** Starts the demo on a free port; answers its address, and what the browser of a signed-in person stores. */
export function startDemo() {
  const demo = spawn(process.execPath, [inRoot('scripts/demo.mjs')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_FORMAT: 'pretty' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise((resolve) => demo.once('exit', resolve));
  const stop = async () => {
    demo.kill('SIGTERM');
    await gone;
  };
  return new Promise((resolve, reject) => {
    let said = '';
    demo.once('exit', () => reject(new UserError('The demo stopped before it was ready.')));
    demo.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      said += chunk;
      const address = READY.exec(said)?.[1];
      if (!address) return;
      const people = new Map(
        [...said.matchAll(LOGIN)].map(([, who, email, password]) => [who, { email, password }]),
      );
      resolve({ address, stop, storageOf: (who) => storedBy(address, who, people.get(who)) });
    });
  });
}
