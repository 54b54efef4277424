import type { ServerSetting } from '@fitarc/contract/server-settings';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { Disclosure } from '../../../ui/data/disclosure.tsx';
import { RetryLine } from '../../../ui/data/retry-line.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { serverSettingsQuery } from '../installation.queries.ts';

const SOURCES: Record<ServerSetting['source'], string> = {
  environment: 'Environment',
  file: 'File',
  screen: 'This page',
  default: 'Default',
};

/** Only to read: what this node was started with, and what of it is set above. */
export function ServerSettingsCard() {
  const id = useId();
  const query = useQuery(serverSettingsQuery());
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title="Server settings" />
      <p className="text-sm text-ink-2">
        The settings in use. Passwords and keys are hidden. To change one, set the environment variable of the
        same name and restart the server.
      </p>
      {query.data ? (
        <>
          <SettingsList settings={query.data.settings} />
          <p className="text-sm text-ink-2">FitArc {query.data.version}</p>
        </>
      ) : query.isError ? (
        <RetryLine onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : (
        <div role="status" aria-label="Loading the server settings">
          <Skeleton className="h-72 rounded-lg" />
        </div>
      )}
    </Card>
  );
}

function SettingsList({ settings }: { settings: readonly ServerSetting[] }) {
  const isDefault = ({ source }: ServerSetting) => source === 'default';
  const defaults = settings.filter(isDefault);
  return (
    <>
      <Rows settings={settings.filter((setting) => !isDefault(setting))} />
      <Disclosure label="Settings at their default" note={String(defaults.length)} lazy>
        <Rows settings={defaults} />
      </Disclosure>
    </>
  );
}

const Rows = ({ settings }: { settings: readonly ServerSetting[] }) => (
  <ul className="mt-2 divide-y divide-line text-sm">
    {settings.map(({ name, value, source }) => (
      <li
        key={name}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1 py-3 md:grid-cols-[15rem_minmax(0,1fr)_6rem]"
      >
        <span className="font-label wrap-anywhere">{name}</span>
        <span className="order-last col-span-full text-ink-2 wrap-anywhere md:order-none md:col-span-1">
          {value ?? 'Not set'}
        </span>
        <span className="text-ink-2">{SOURCES[source]}</span>
      </li>
    ))}
  </ul>
);
