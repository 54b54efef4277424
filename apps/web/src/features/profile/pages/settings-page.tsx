import { TITLES } from '@fitarc/contract/page-titles';
import type { Profile } from '@fitarc/contract/profile';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { isFromStore } from '../../../lib/query-client.ts';
import { Card } from '../../../ui/data/card.tsx';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { PreferenceCards } from '../../preferences/components/preference-cards.tsx';
import { DeleteAccount } from '../components/delete-account.tsx';
import { FitnessTab } from '../components/fitness-tab.tsx';
import { HouseholdOffer } from '../components/household-offer.tsx';
import { ImportOffer } from '../components/import-offer.tsx';
import { PersonalTab } from '../components/personal-tab.tsx';
import { SecurityTab } from '../components/security-tab.tsx';
import { YourData } from '../components/your-data.tsx';
import { profileQuery } from '../profile.queries.ts';

const InstallCard = lazy(() =>
  import('../../offline/components/install-card.tsx').then((m) => ({ default: m.InstallCard })),
);

export function SettingsPage() {
  const profile = useQuery(profileQuery());
  return (
    <Page title={TITLES['/settings']} narrow>
      {profile.isError && !profile.data ? (
        <ErrorState title="Failed to load user profile" onRetry={() => profile.refetch()} />
      ) : profile.data && !isFromStore(profile) ? (
        <SettingsTabs profile={profile.data} />
      ) : (
        <Loading />
      )}
    </Page>
  );
}

function SettingsTabs({ profile }: { profile: Profile }) {
  const [search, setSearch] = useSearchParams();
  const items = [
    {
      value: 'personal',
      label: 'Personal Information',
      content: (
        <Card>
          <PersonalTab profile={profile} />
        </Card>
      ),
    },
    {
      value: 'fitness',
      label: 'Fitness Goals',
      content: (
        <div className="grid gap-5">
          <Card>
            <FitnessTab profile={profile} />
          </Card>
          <PreferenceCards />
        </div>
      ),
    },
    {
      value: 'security',
      label: 'Account Security',
      content: (
        <div className="grid gap-5">
          <Card>
            <SecurityTab email={profile.email ?? ''} />
          </Card>
          <Suspense fallback={<Skeleton className="h-54 rounded-lg" />}>
            <InstallCard />
          </Suspense>
          <HouseholdOffer />
          <ImportOffer />
          <YourData />
          <DeleteAccount />
        </div>
      ),
    },
  ];
  const wanted = search.get('tab');
  const value = items.some((item) => item.value === wanted) ? (wanted ?? 'personal') : 'personal';
  return (
    <Tabs
      label="Settings"
      value={value}
      onValueChange={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
      items={items}
    />
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading your settings" className="grid gap-5">
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  );
}
