import { readBackupStatus } from './features/backups/backup-runs.repository.ts';
import { countDeliveries } from './features/webhooks/deliveries.repository.ts';
import { type Clock, daysAfter } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import { countMails } from './platform/mail/open-mails.repository.ts';
import type { MetricSources } from './platform/metrics/prometheus.ts';
import { countMembers } from './platform/users/users.repository.ts';
import { VERSION } from './version.ts';

const ACTIVE_DAYS = 30;

/** What /metrics tells beyond the requests and the process itself. */
export const metricSources = ({ db, pools }: Database, clock: Clock): MetricSources => ({
  version: VERSION,
  pools,
  jobs: { mails: () => countMails(db), webhooks: () => countDeliveries(db) },
  async backups() {
    const { lastGoodAt, lastFailed } = await readBackupStatus(db);
    return { lastSuccess: lastGoodAt, hasFailed: lastFailed };
  },
  async members() {
    const { totalUsers, activeUsers, bannedUsers } = await countMembers(
      db,
      daysAfter(clock.now(), -ACTIVE_DAYS),
    );
    return { all: totalUsers, [`active in ${ACTIVE_DAYS} days`]: activeUsers, banned: bannedUsers };
  },
});
