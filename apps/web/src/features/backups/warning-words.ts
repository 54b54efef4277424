import type { BackupWarning } from '@fitarc/contract/backups';

/** Also on the dashboard of administrators, which loads nothing else of the backups. */
export const WARNING_WORDS: Record<BackupWarning, string> = {
  failed: 'The last backup failed.',
  late: 'No backup has been made for more than 36 hours.',
  off: 'Nightly backups are off.',
};
