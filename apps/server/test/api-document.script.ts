import { buildApp } from '../src/app.ts';
import { withoutBackups } from '../src/backup-surroundings.ts';
import { systemClock } from '../src/platform/clock.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { createLog } from '../src/platform/log.ts';
import { silentTransport } from '../src/platform/mail/mail-transport.ts';

// Prints the API document. It needs no database: what is opened here is never asked anything.
const log = createLog('silent');
const app = await buildApp({
  database: openDatabase({ connectionString: 'postgres://nowhere.invalid/none' }, log),
  mail: silentTransport,
  clock: systemClock,
  log,
  jwtSecret: 'x'.repeat(32),
  webDir: '/nowhere',
  publicUrl: () => 'http://localhost',
  openFoodFactsUrl: 'http://localhost',
  offline: true,
  requestsPerMinute: 0,
  trustProxy: [],
  backups: withoutBackups(),
});
process.stdout.write(JSON.stringify(app.server.swagger()));
await app.server.close();
