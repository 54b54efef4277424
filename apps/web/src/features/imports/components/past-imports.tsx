import * as api from '@fitarc/contract/imports';
import { IMPORT_SOURCES, type ImportSource } from '@fitarc/domain/import-source';
import { dayAt } from '@fitarc/domain/local-date';
import { pluralize } from '@fitarc/domain/pluralize';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { dayAndYear } from '../../../ui/data/day-names.ts';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Notice } from '../../../ui/data/notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { AlertDialog } from '../../../ui/overlay/lazy-overlays.tsx';
import { importsQuery } from '../imports.queries.ts';

const NOUNS: readonly (readonly [string, string])[] = [
  ['workout', 'workout'],
  ['plan', 'plan'],
  ['favorite', 'favorite'],
  ['food', 'food'],
  ['meal', 'meal'],
  ['weight', 'weight'],
  ['measurement', 'body measurement'],
  ['exercise', 'new exercise'],
];

export const countWords = (counts: Readonly<Record<string, number>>): string =>
  NOUNS.flatMap(([kind, noun]) => {
    const count = counts[kind] ?? 0;
    return count > 0 ? [pluralize(count, noun)] : [];
  }).join(', ') || 'Nothing new';

type Undone = Awaited<ReturnType<typeof undo>>;
const undo = (entry: api.ImportEntry) => call(api.undoImport, { params: { id: String(entry.import_id) } });

const MOST_NAMED = 20;

function keptWords(kept: Undone['kept']): string {
  const named = kept
    .slice(0, MOST_NAMED)
    .map(({ name, date }) => (date ? `${name} (${dayAndYear(date)})` : name));
  const more = kept.length - named.length;
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ');
}

export function PastImports() {
  const heading = useId();
  const imports = useQuery(importsQuery());
  const [asked, setAsked] = useState<api.ImportEntry>();
  const [undone, setUndone] = useState<Undone>();
  const undoing = useWrite({
    send: undo,
    onSuccess: async (outcome) => {
      setAsked(undefined);
      setUndone(outcome);
      await queryClient.invalidateQueries();
    },
  });
  if (imports.isError)
    return <ErrorState title="Failed to load your imports" onRetry={() => imports.refetch()} />;
  const list = imports.data ?? [];
  if (list.length === 0 && !undone) return null;
  return (
    <Card aria-labelledby={heading}>
      <CardHead id={heading} title="Your imports" />
      {undone && (
        <Notice tone="success" className="mb-4" onDismiss={() => setUndone(undefined)}>
          Deleted: {countWords(undone.deleted)}.
          {undone.kept.length > 0 &&
            ` Kept, because you changed them since or still use them: ${keptWords(undone.kept)}.`}
        </Notice>
      )}
      <ul className="list-none divide-y divide-line">
        {list.map((entry) => (
          <li
            key={String(entry.import_id)}
            className="flex flex-wrap items-center justify-between gap-3 py-3"
          >
            <div className="min-w-0">
              <p className="font-strong">
                {IMPORT_SOURCES[entry.source as ImportSource] ?? entry.source}
                <span className="font-normal text-ink-2">
                  {' '}
                  · {dayAndYear(dayAt(new Date(entry.created_at)))}
                </span>
              </p>
              <p className="wrap-break-word text-sm text-ink-2">
                {countWords(entry.counts)}
                {entry.status === 'running' && ' · not finished'}
              </p>
            </div>
            <Button variant="secondary" onClick={() => setAsked(entry)}>
              Undo
            </Button>
          </li>
        ))}
      </ul>
      <AlertDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title="Undo this import?"
        description={`This deletes ${asked ? countWords(asked.counts) : ''}. Entries you changed since are kept.`}
        confirmLabel="Undo Import"
        destructive
        busy={undoing.isPending}
        onConfirm={() => asked && undoing.write(asked)}
      >
        <FailureNotice failure={undoing.failure} />
      </AlertDialog>
    </Card>
  );
}
