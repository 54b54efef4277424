import {
  type Backup,
  createDownload,
  deleteBackup,
  deleteOldDatabase,
  downloadBackup,
  followRestore,
  listBackups,
  restoreBackup,
  runBackup,
} from '@fitarc/contract/backups';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { queryRoots } from '../../lib/query-keys.ts';

const BUSY_MS = 1_000;
const CALM_MS = 60_000;
const listKey = [...queryRoots.backups, 'list'] as const;

/** Read often while a backup is being made. */
export const backupsQuery = () =>
  queryOptions({
    queryKey: listKey,
    queryFn: ({ signal }) => call(listBackups, {}, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.running ? BUSY_MS : CALM_MS),
  });

export const refreshBackups = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: listKey });

export const startBackup = () => call(runBackup, {});

/** A link that the browser downloads by itself: a backup may be larger than its memory. */
export async function downloadLink({ name }: Backup): Promise<string> {
  const { ticket } = await call(createDownload, { body: { name } });
  return `/api${downloadBackup.path.replace(':ticket', encodeURIComponent(ticket))}`;
}

export const removeBackup = ({ name }: Backup) => call(deleteBackup, { params: { name } });

interface Wanted {
  readonly name: string;
  readonly identity?: string | undefined;
}

/** Answers the ticket to follow it with. */
export const startRestore = async ({ name, identity }: Wanted, token?: string): Promise<string> =>
  (await call(restoreBackup, { body: { name, identity: identity || null } }, { token })).ticket;

export const readRestore = (ticket: string, signal: AbortSignal) =>
  call(followRestore, { params: { ticket } }, { signal });

export const removeOldDatabase = () => call(deleteOldDatabase, {});
