import { TITLES } from '@fitarc/contract/page-titles';
import type { Profile } from '@fitarc/contract/profile';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { isFromStore } from '../../../lib/query-client.ts';
import { Card } from '../../../ui/data/card.tsx';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { PreferenceCards } from '../../preferences/components/preference-cards.tsx';
import { FitnessTab } from '../components/fitness-tab.tsx';
import { PersonalTab } from '../components/personal-tab.tsx';
import { profileQuery } from '../profile.queries.ts';

const SecurityPanel = lazy(() =>
  import('../components/security-panel.tsx').then((m) => ({ default: m.SecurityPanel })),
);

export function SettingsPage() {
  const profile = useQuery(profileQuery());
  return (
    <Page title={TITLES['/settings']} narrow>
      {profile.data && !isFromStore(profile) ? (
        <SettingsTabs profile={profile.data} />
      ) : profile.isError ? (
        <ErrorState title="Failed to load user profile" onRetry={() => profile.refetch()} />
      ) : (
        <Loading />
      )}
    </Page>
  );
}

function SettingsTabs({ profile }: { profile: Profile }) {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('tab');
  const isSecurity = wanted === 'security';
  const wasSecurity = useRef(false);
  wasSecurity.current ||= isSecurity;
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
      content: wasSecurity.current && (
        <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
          <SecurityPanel email={profile.email ?? ''} isOpen={isSecurity} />
        </Suspense>
      ),
    },
  ];
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
