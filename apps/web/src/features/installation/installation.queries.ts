import {
  getAnnouncement,
  getInstallationSettings,
  type InstallationForm,
  updateInstallation,
} from '@fitarc/contract/installation';
import { getServerSettings } from '@fitarc/contract/server-settings';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { forgetInstallation } from '../../lib/installation.ts';
import { queryRoots } from '../../lib/query-keys.ts';

const settingsKey = [...queryRoots.installation, 'settings'] as const;
const announcementKey = [...queryRoots.installation, 'announcement'] as const;
const ANNOUNCEMENT_MS = 5 * 60_000;

export const settingsQuery = () =>
  queryOptions({
    queryKey: settingsKey,
    queryFn: ({ signal }) => call(getInstallationSettings, {}, { signal }),
    staleTime: 0,
  });

export const serverSettingsQuery = () =>
  queryOptions({
    queryKey: [...queryRoots.installation, 'server-settings'],
    queryFn: ({ signal }) => call(getServerSettings, {}, { signal }),
    staleTime: 0,
  });

export const announcementQuery = () =>
  queryOptions({
    queryKey: announcementKey,
    queryFn: ({ signal }) => call(getAnnouncement, {}, { signal, keepSession: true }),
    staleTime: ANNOUNCEMENT_MS,
    refetchInterval: ANNOUNCEMENT_MS,
  });

export type Changes = Parameters<typeof call<typeof updateInstallation>>[1]['body'];

export const saveSettings = (body: Changes, { updated_at }: InstallationForm) =>
  call(updateInstallation, { body }, { ifMatch: updated_at });

/** Shown at once on this page, its banner included. */
export function showSettings(queryClient: QueryClient, settings: InstallationForm): void {
  queryClient.setQueryData(settingsKey, settings);
  void queryClient.invalidateQueries({ queryKey: announcementKey });
  forgetInstallation();
}
