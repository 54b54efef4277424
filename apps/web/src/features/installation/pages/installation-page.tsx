import { TITLES } from '@fitarc/contract/page-titles';
import { useQuery } from '@tanstack/react-query';
import { RetryLine } from '../../../ui/data/retry-line.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { AboutCard } from '../components/about-card.tsx';
import { AnnouncementCard } from '../components/announcement-card.tsx';
import { LinksCard } from '../components/links-card.tsx';
import { ServerSettingsCard } from '../components/server-settings-card.tsx';
import { SignUpCard } from '../components/sign-up-card.tsx';
import { SingleSignOnCard } from '../components/single-sign-on-card.tsx';
import { settingsQuery } from '../installation.queries.ts';

export function InstallationPage() {
  const query = useQuery(settingsQuery());
  return (
    <Page title={TITLES['/admin/installation']} lead="Who runs this server and who can sign up">
      {query.data ? (
        <div className="grid gap-5">
          <SignUpCard settings={query.data} />
          <SingleSignOnCard provider={query.data.single_sign_on} />
          <AboutCard settings={query.data} />
          <AnnouncementCard settings={query.data} />
          <LinksCard settings={query.data} />
          <ServerSettingsCard />
        </div>
      ) : query.isError ? (
        <RetryLine onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : (
        <div role="status" aria-label="Loading the settings" className="grid gap-5">
          <Skeleton className="h-72 rounded-lg" />
          <Skeleton className="h-72 rounded-lg" />
        </div>
      )}
    </Page>
  );
}
