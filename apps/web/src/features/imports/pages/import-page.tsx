import { TITLES } from '@fitarc/contract/page-titles';
import { IMPORT_SOURCES } from '@fitarc/domain/import-source';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import { readClaims } from '../../../lib/token.ts';
import { Notice } from '../../../ui/data/notice.tsx';
import { Spinner } from '../../../ui/data/spinner.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { ChooseFile } from '../components/choose-file.tsx';
import { ExportGuide } from '../components/export-guide.tsx';
import { ImportPreview } from '../components/import-preview.tsx';
import { countWords, PastImports } from '../components/past-imports.tsx';
import { Reading } from '../components/reading.tsx';
import { SendingImport } from '../components/sending-import.tsx';
import { pendingImportsQuery } from '../imports.queries.ts';
import type { PendingImport } from '../send/import-store.ts';
import type { RunOutcome } from '../send/run-import.ts';
import { useImport } from '../use-import.ts';
import { useSharedFile } from '../use-shared-file.ts';

type Done = Extract<RunOutcome, { kind: 'done' }>;

export function ImportPage() {
  const [pending, setPending] = useState<PendingImport>();
  const [done, setDone] = useState<Done>();
  const { token } = useSession();
  const member = readClaims(token)?.email ?? '';
  const found = useQuery(pendingImportsQuery(member));
  const { state, open, store, cancel } = useImport(member, setPending);
  const current = pending ?? found.data?.[0];

  const choose = (file: File) => {
    setDone(undefined);
    void open(file);
  };
  const isFree = !found.isPending && !current && state.step === 'choose' && !state.problem;
  useSharedFile(isFree, choose);

  async function finish(outcome?: Done) {
    setPending(undefined);
    setDone(outcome);
    await queryClient.invalidateQueries();
  }

  return (
    <Page title={TITLES['/import']} lead="Bring your history from another app.">
      <div className="grid gap-5">
        {done && <ImportDone outcome={done} onDismiss={() => setDone(undefined)} />}
        {!current && state.step === 'preview' ? (
          <ImportPreview
            preview={state.preview}
            onCancel={cancel}
            onImport={(unit, decisions) => store(state.preview, unit, decisions)}
          />
        ) : (
          <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
            <div className="grid min-w-0 gap-5">
              {current ? (
                <SendingImport
                  key={current.id}
                  pending={current}
                  onDone={finish}
                  onDiscard={() => finish()}
                />
              ) : state.step === 'choose' ? (
                <ChooseFile problem={state.problem} onChoose={choose} />
              ) : state.step === 'reading' ? (
                <Reading fileName={state.fileName} share={state.share} onCancel={cancel} />
              ) : (
                <p role="status" className="flex items-center gap-2 text-ink-2">
                  <Spinner /> Preparing the import…
                </p>
              )}
              <PastImports />
            </div>
            <ExportGuide />
          </div>
        )}
      </div>
    </Page>
  );
}

function ImportDone({ outcome: { entry, pending }, onDismiss }: { outcome: Done; onDismiss(): void }) {
  const skipped = Object.values(pending.skipped).reduce((sum, count) => sum + count, 0);
  return (
    <Notice
      tone="success"
      title={`Imported from ${IMPORT_SOURCES[pending.source]}`}
      action={<WhereToLook counts={entry.counts} />}
      onDismiss={onDismiss}
    >
      {countWords(entry.counts)}.
      {skipped > 0 && ` ${skipped} skipped: already there, in the future, or on a day that is taken or full.`}
    </Notice>
  );
}

/** What was imported is shown elsewhere, which nobody knows who comes for the first time. */
function WhereToLook({ counts }: { counts: Done['entry']['counts'] }) {
  const hasAny = (...kinds: (keyof typeof counts)[]) => kinds.some((kind) => (counts[kind] ?? 0) > 0);
  const look = 'inline-flex min-h-touch items-center';
  if (hasAny('workout', 'meal'))
    return (
      <Link to="/trends" className={look}>
        View Progress
      </Link>
    );
  if (hasAny('weight', 'measurement'))
    return (
      <Link to="/tracking" className={look}>
        {TITLES['/tracking']}
      </Link>
    );
  return null;
}
