import { health, ready } from '@fitarc/contract/system';
import type { EffectiveSetting } from './config/effective-settings.ts';
import { adminRoutes } from './features/admin/admin.routes.ts';
import type { AuthDeps } from './features/auth/auth.deps.ts';
import type { Backups } from './features/backups/backups.service.ts';
import { installationRoutes } from './features/installation/installation.routes.ts';
import { mailDeps } from './features/mail/mail.deps.ts';
import { mailRoutes } from './features/mail/mail.routes.ts';
import type { Provider } from './features/single-sign-on/provider.service.ts';
import { signOnShown } from './features/single-sign-on/single-sign-on.service.ts';
import { MIGRATIONS_DIR } from './paths.ts';
import type { Database } from './platform/db/database.ts';
import { readinessOf } from './platform/db/readiness.ts';
import { unavailable } from './platform/http/app-error.ts';
import type { RequestMetrics } from './platform/http/request-metrics.ts';
import { type Route, route } from './platform/http/route.ts';
import type { MailQueue } from './platform/mail/mailer.ts';
import { VERSION } from './version.ts';

interface Server {
  readonly database: Database;
  readonly auth: AuthDeps;
  readonly provider: Provider | undefined;
  readonly mailer: MailQueue;
  readonly metrics: RequestMetrics;
  readonly backups: Backups;
  readonly effective?: readonly EffectiveSetting[];
}

/** What is about the server itself: whether it works, how it is set up, its mails, and the administrators' pages. */
export function serverRoutes({
  database,
  auth,
  provider,
  mailer,
  metrics,
  backups,
  effective = [],
}: Server): Route[] {
  const { db, clock, installation } = auth;
  const isReady = readinessOf(database.reserved.pool, MIGRATIONS_DIR);
  return [
    route(health, () => ({ status: 'ok' })),
    route(ready, async () => {
      if (!(await isReady().catch(() => false))) throw unavailable();
      return { status: 'ready' };
    }),
    ...installationRoutes({
      db,
      clock,
      installation,
      mailer,
      singleSignOn: provider && signOnShown(provider),
      version: VERSION,
      effective,
      isNew: backups.isNew,
    }),
    ...mailRoutes(mailDeps({ database, clock }, mailer, async () => (await installation.read()).name)),
    ...adminRoutes({ db, clock, metrics, auth, backupWarning: backups.warning }),
    ...backups.routes,
  ];
}
