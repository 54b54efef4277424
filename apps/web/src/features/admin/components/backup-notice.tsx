import type { BackupWarning } from '@fitarc/contract/backups';
import { Link } from 'react-router';
import { Notice } from '../../../ui/data/notice.tsx';

const WORDS: Record<BackupWarning, string> = {
  failed: 'The last backup failed.',
  late: 'No backup has been made for more than 36 hours.',
  off: 'Nightly backups are off.',
};

/** Where administrators look first: without a backup, a broken disk takes everything. */
export function BackupNotice({ warning }: { warning: BackupWarning | null | undefined }) {
  if (!warning) return null;
  return (
    <Notice tone={warning === 'failed' ? 'danger' : 'warning'}>
      {WORDS[warning]} <Link to="/admin/backups">See backups</Link>
    </Notice>
  );
}
