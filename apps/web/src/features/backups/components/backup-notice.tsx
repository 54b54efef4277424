import type { BackupWarning } from '@fitarc/contract/backups';
import { Link } from 'react-router';
import { Notice } from '../../../ui/data/notice.tsx';
import { WARNING_WORDS } from '../warning-words.ts';

/** Where administrators look first: without a backup, a broken disk takes everything. */
export function BackupNotice({ warning }: { warning: BackupWarning | null | undefined }) {
  if (!warning) return null;
  return (
    <Notice tone={warning === 'failed' ? 'danger' : 'warning'}>
      {WARNING_WORDS[warning]} <Link to="/admin/backups">See backups</Link>
    </Notice>
  );
}
