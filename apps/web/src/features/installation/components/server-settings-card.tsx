import type { ServerSetting } from '@fitarc/contract/server-settings';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { RetryLine } from '../../../ui/data/retry-line.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { Table, Td, Th, Tr } from '../../../ui/data/table.tsx';
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
        The values in force. Passwords and keys are hidden. To change a setting, set the variable of the same
        name where the server is started, then restart it.
      </p>
      {query.data ? (
        <>
          <SettingsTable settings={query.data.settings} />
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

/** Set ones first: they are what somebody looks for. */
const byImportance = (settings: readonly ServerSetting[]) => [
  ...settings.filter(({ source }) => source !== 'default'),
  ...settings.filter(({ source }) => source === 'default'),
];

const SettingsTable = ({ settings }: { settings: readonly ServerSetting[] }) => (
  <Table caption="Server settings" className="text-sm">
    <thead>
      <Tr>
        <Th>Setting</Th>
        <Th>Value</Th>
        <Th>Source</Th>
      </Tr>
    </thead>
    <tbody>
      {byImportance(settings).map(({ name, value, source }) => (
        <Tr key={name}>
          <Th scope="row" className="wrap-anywhere">
            {name}
          </Th>
          <Td className="wrap-anywhere text-ink-2">{value ?? 'Not set'}</Td>
          <Td className="text-ink-2">{SOURCES[source]}</Td>
        </Tr>
      ))}
    </tbody>
  </Table>
);
