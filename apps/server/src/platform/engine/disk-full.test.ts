import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { explainDiskFull } from './disk-full.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

it('says once a minute that the disk is full, instead of what PostgreSQL says at every statement', () => {
  const lines: string[] = [];
  const write = (level: string) => (message: string) => void lines.push(`${level}: ${message}`);
  const log = explainDiskFull(
    { info: write('info'), warn: write('warn'), error: write('error') },
    '/data/postgres',
  );
  const full =
    'error: The disk of /data/postgres is full. Nothing can be saved until there is space again. FitArc then resumes automatically.';
  log.warn('PostgreSQL ERROR:  could not extend file "base/1/2": No space left on device');
  log.warn('PostgreSQL ERROR:  could not extend file "base/1/2": No space left on device');
  log.error('PostgreSQL PANIC:  could not write to file "pg_wal/xlogtemp.1": No space left on device');
  log.info('PostgreSQL is running again.');
  expect(lines).toEqual([full, 'info: PostgreSQL is running again.']);
  vi.advanceTimersByTime(60_000);
  log.warn('PostgreSQL did not start (exit code 1): FATAL:  could not write: No space left on device');
  expect(lines).toHaveLength(3);
  expect(lines[2]).toBe(full);
});
