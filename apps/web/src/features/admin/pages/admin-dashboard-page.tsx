import { TITLES } from '@fitarc/contract/page-titles';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { BackupNotice } from '../../backups/components/backup-notice.tsx';
import { AdminLinks } from '../components/admin-links.tsx';
import { StatCards } from '../components/stat-cards.tsx';
import { StuckMails } from '../components/stuck-mails.tsx';
import { WaitingQueues } from '../components/waiting-queues.tsx';
import { statsQuery } from '../stats.queries.ts';
import { statsFailure } from '../stats-failure.ts';

const TITLE = TITLES['/admin'];

export function AdminDashboardPage() {
  const { data, error, isFetching, refetch } = useQuery(statsQuery());
  if (error) {
    const { title, detail } = statsFailure(error);
    return (
      <Page title={TITLE} heading="Access Denied">
        <ErrorState title={title} onRetry={() => refetch()} retrying={isFetching}>
          {detail}
        </ErrorState>
      </Page>
    );
  }
  return (
    <Page title={TITLE} lead="This installation at a glance">
      <div className="grid gap-8">
        {data && <StuckMails mail={data.mail} />}
        <BackupNotice warning={data?.backups} />
        <StatCards stats={data} />
        <WaitingQueues waiting={data?.waiting} />
        <AdminLinks />
      </div>
    </Page>
  );
}
