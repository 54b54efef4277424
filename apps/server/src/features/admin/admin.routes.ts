import * as api from '@fitarc/contract/admin';
import { listAudit } from '@fitarc/contract/audit';
import type { BackupWarning } from '@fitarc/contract/backups';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { pageOf } from '../../platform/http/paging.ts';
import type { RequestMetrics } from '../../platform/http/request-metrics.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { callerDay, callerTimeZone } from '../../platform/http/time-zone.ts';
import { countUsers, listUserRows } from '../../platform/users/user-list.repository.ts';
import { write } from '../../platform/writes/write.ts';
import type { AuthDeps } from '../auth/auth.deps.ts';
import { profileNames } from '../profile/profile.repository.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { readUser } from './accounts.service.ts';
import { lastDays } from './analytics.service.ts';
import { countAudit, listAuditRows } from './audit.repository.ts';
import { presentUser } from './present-user.service.ts';
import { countAll, countStuckMails, countWaiting } from './stats.service.ts';
import { banUser } from './users.service.ts';

interface AdminDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly metrics: RequestMetrics;
  readonly auth: AuthDeps;
  backupWarning(): Promise<BackupWarning | null>;
}

export function adminRoutes({ db, clock, metrics, auth, backupWarning }: AdminDeps): Route[] {
  return [
    route(api.listUsers, async ({ query, reply }) => {
      const [rows, total] = await Promise.all([
        listUserRows(db, query, pageOf(query), profileNames),
        countUsers(db, query, profileNames),
      ]);
      reply.header('x-total-count', total);
      return rows.map(presentUser);
    }),
    ...accountsRoutes(auth),
    write(api.banUser, async ({ tx, params, body, session }) => {
      await banUser(tx, clock, session.userId, params.id, body.reason);
      return readUser(tx, params.id);
    }),
    route(api.getDashboardStats, async () => {
      const now = clock.now();
      const [totals, waiting, mail, backups] = await Promise.all([
        countAll(db, now),
        countWaiting(db),
        countStuckMails(db, now),
        backupWarning(),
      ]);
      return { ...totals, waiting, mail, backups };
    }),
    route(api.getSystemAnalytics, async ({ request }) => {
      const { today } = callerDay(request, clock);
      const [totals, days] = await Promise.all([
        countAll(db, clock.now()),
        lastDays(db, today, callerTimeZone(request)),
      ]);
      return { ...totals, serverPerformance: metrics.read(), ...days };
    }),
    route(listAudit, async ({ query, reply }) => {
      const [rows, total] = await Promise.all([
        listAuditRows(db, query, pageOf(query)),
        countAudit(db, query),
      ]);
      reply.header('x-total-count', total);
      return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
    }),
  ];
}
