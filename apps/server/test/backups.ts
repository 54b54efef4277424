import { readdir } from 'node:fs/promises';
import { onTestFinished } from 'vitest';
import { startTestApp, type TestApp } from './test-app.ts';

export const start = (options: Parameters<typeof startTestApp>[0] = {}) =>
  startTestApp(options, onTestFinished);

export const files = (t: TestApp) => readdir(t.backupDir).catch(() => [] as string[]);

/** To shortly after the next 03:15 of the machine's clock. */
export function toTheNight(t: TestApp): void {
  const now = t.clock.now();
  const night = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 3, 16);
  t.clock.forward({ seconds: (night.getTime() - now.getTime()) / 1000 });
}

export async function until(done: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 600; turn++) {
    if (await done()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('it did not happen');
}

export const stateOf = async (t: TestApp) => {
  const { token } = await t.cast.admin();
  return (await t.request('GET', '/api/admin/backups', { token })).body as unknown as Record<
    string,
    never
  > & {
    backups: { name: string; rows: number; bytes: number; release: string }[];
    warning: string | null;
    last_error: string | null;
    last_good_at: string | null;
    running: unknown;
  };
};
