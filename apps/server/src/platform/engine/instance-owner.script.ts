// Claims a data folder at a given moment, says how it went, and keeps the claim until it is killed.
import { setTimeout as sleep } from 'node:timers/promises';
import { claimDataDir } from './instance-lock.ts';

const [dataDir = '', at = '0', afterwards = 'stay'] = process.argv.slice(2);
await sleep(Math.max(0, Number(at) - Date.now()));
try {
  await claimDataDir(dataDir, () => ({ pid: process.pid, url: 'http://localhost:3000' }));
  process.stdout.write('won\n');
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : error}\n`);
}
if (afterwards === 'stay') await sleep(60_000);
