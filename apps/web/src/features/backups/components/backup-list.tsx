import type { Backup } from '@fitarc/contract/backups';
import { Archive } from 'lucide-react';
import { useId } from 'react';
import { timeWords } from '../../../lib/time-text.ts';
import { Badge } from '../../../ui/data/badge.tsx';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { EmptyState } from '../../../ui/data/empty-state.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { detailWords, KIND_WORDS } from '../backups-text.ts';

interface Props {
  readonly backups: readonly Backup[];
  /** Whether one is made tonight. */
  readonly isNightly: boolean;
  /** The one whose download is being prepared. */
  readonly downloading: Backup | undefined;
  onDownload(backup: Backup): void;
  onRestore(backup: Backup): void;
  onDelete(backup: Backup): void;
}

export function BackupList({ backups, isNightly, downloading, onDownload, onRestore, onDelete }: Props) {
  const id = useId();
  if (backups.length === 0)
    return (
      <Card>
        <EmptyState icon={<Archive />} title="No backups yet">
          {isNightly
            ? 'The first one is made tonight. You can also make one now.'
            : 'Nightly backups are off. You can make one now.'}
        </EmptyState>
      </Card>
    );
  return (
    <Card flush aria-labelledby={id}>
      <CardHead
        id={id}
        title="Backups"
        action={<span className="text-sm text-ink-2">{backups.length}</span>}
      />
      <ul className="border-t border-line">
        {backups.map((backup) => (
          <li
            key={backup.name}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line px-4 py-3 not-last:border-b lg:px-6"
          >
            <div className="min-w-0 flex-[1_1_14rem]">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-label">
                {timeWords(backup.made_at)}
                {KIND_WORDS[backup.kind] && <Badge>{KIND_WORDS[backup.kind]}</Badge>}
              </p>
              <p className="text-sm wrap-anywhere text-ink-2">{detailWords(backup)}</p>
              <p className="text-xs wrap-anywhere text-ink-3">{backup.name}</p>
            </div>
            <div className="-mx-3 flex flex-wrap sm:mx-0 sm:-mr-3">
              <Button
                variant="quiet"
                busy={downloading?.name === backup.name}
                onClick={() => onDownload(backup)}
              >
                Download<VisuallyHidden> {backup.name}</VisuallyHidden>
              </Button>
              <Button variant="quiet" onClick={() => onRestore(backup)}>
                Restore<VisuallyHidden> {backup.name}</VisuallyHidden>
              </Button>
              <Button variant="danger-quiet" onClick={() => onDelete(backup)}>
                Delete<VisuallyHidden> {backup.name}</VisuallyHidden>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
