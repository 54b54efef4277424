import type { Backup, BackupState } from '@fitarc/contract/backups';
import { formatShort, formatWhole } from '../../lib/format-number.ts';

const UNITS = ['KB', 'MB', 'GB', 'TB'] as const;

export function sizeWords(bytes: number): string {
  let size = bytes / 1024;
  let unit = 0;
  for (; size >= 1000 && unit < UNITS.length - 1; unit++) size /= 1024;
  return `${formatShort(size)} ${UNITS[unit]}`;
}

const instant = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
export const timeWords = (at: string) => (Number.isNaN(Date.parse(at)) ? '' : instant.format(new Date(at)));

export const KIND_WORDS: Record<Backup['kind'], string | undefined> = {
  regular: undefined,
  'before-update': 'Before an update',
  'before-restore': 'Before a restore',
  uploaded: 'Uploaded',
};

export const detailWords = ({ bytes, rows, release, encrypted }: Backup): string =>
  [
    sizeWords(bytes),
    rows === null ? undefined : `${formatWhole(rows)} ${rows === 1 ? 'row' : 'rows'}`,
    release ? `release ${release}` : undefined,
    encrypted ? 'encrypted' : undefined,
  ]
    .filter(Boolean)
    .join(' · ');

const PERIODS = { d: 'day', w: 'week', m: 'month' } as const;

/** `7d4w6m` as words. */
export function keepWords(keep: string): string {
  const parts = [...keep.matchAll(/(\d+)([dwm])/g)].map(([, count, unit]) => {
    const period = PERIODS[unit as keyof typeof PERIODS];
    return `${count} ${period}${count === '1' ? '' : 's'}`;
  });
  return parts.length > 0 ? `One for each of the last ${parts.join(', ')}` : keep;
}

export const WARNING_WORDS: Record<NonNullable<BackupState['warning']>, string> = {
  failed: 'The last backup failed.',
  late: 'No backup has been made for more than 36 hours. Check that FitArc runs at the time of the backup.',
  off: 'Nightly backups are off (BACKUP_AT=off).',
};
