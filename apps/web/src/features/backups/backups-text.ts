import type { Backup } from '@fitarc/contract/backups';
import { formatShort, formatWhole } from '../../lib/format-number.ts';

/** What the file picker offers. */
export const BACKUP_FILES = '.gz,.age,.backup';

const UNITS = ['KB', 'MB', 'GB', 'TB'] as const;

export function sizeWords(bytes: number): string {
  let size = bytes / 1024;
  let unit = 0;
  for (; size >= 1000 && unit < UNITS.length - 1; unit++) size /= 1024;
  return `${formatShort(size)} ${UNITS[unit]}`;
}

export const KIND_WORDS: Record<Backup['kind'], string | undefined> = {
  regular: undefined,
  'before-update': 'Before an update',
  'before-restore': 'Before a restore',
  uploaded: 'Uploaded',
};

const countWords = (rows: number) => (rows === 1 ? '1 row' : `${formatWhole(rows)} rows`);

export const detailWords = ({ bytes, rows, release, encrypted }: Backup): string =>
  [
    sizeWords(bytes),
    rows === null ? undefined : countWords(rows),
    release ? `release ${release}` : undefined,
    encrypted ? 'encrypted' : undefined,
  ]
    .filter(Boolean)
    .join(' · ');

/** How far one is that is being made or restored; empty before it has begun. */
export const rowWords = ({ table, rows }: { table: string | null; rows: number }): string =>
  [table, rows > 0 && countWords(rows)].filter(Boolean).join(', ');

const PERIODS = { d: 'day', w: 'week', m: 'month' } as const;

/** `7d4w6m` as words. */
export function keepWords(keep: string): string {
  const parts = [...keep.matchAll(/(\d+)([dwm])/g)].map(([, count, unit]) => {
    const period = PERIODS[unit as keyof typeof PERIODS];
    return `${count} ${period}${count === '1' ? '' : 's'}`;
  });
  const last = parts.pop();
  if (last === undefined) return keep;
  return `One for each of the last ${parts.length > 0 ? `${parts.join(', ')} and ${last}` : last}`;
}
