import { IMPORT_SOURCES } from '@fitarc/domain/import-source';
import { useEffect, useId, useRef, useState } from 'react';
import { failureOf } from '../../../lib/failure.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { Notice } from '../../../ui/data/notice.tsx';
import { ProgressBar } from '../../../ui/data/progress.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { type PendingImport, removePendingImport } from '../send/import-store.ts';
import { type RunOutcome, runImport, whenFree } from '../send/run-import.ts';

interface Props {
  readonly pending: PendingImport;
  onDone(outcome: Extract<RunOutcome, { kind: 'done' }>): void;
  onDiscard(): void;
}

const ELSEWHERE = 'This import is running in another tab.';

/** Sends the import on its way, and goes on where it stopped. */
export function SendingImport({ pending: first, onDone, onDiscard }: Props) {
  const heading = useId();
  const [pending, setPending] = useState(first);
  const [isRunning, setRunning] = useState(!first.isPaused);
  const [isInOtherTab, setOtherTab] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** Of the run under way: each has its own, so that a quick Continue does not revive the one before. */
  const stop = useRef<{ why?: 'paused' | 'left' }>({});
  const done = useRef(onDone);
  done.current = onDone;
  const gone = useRef(onDiscard);
  gone.current = onDiscard;

  useEffect(() => {
    if (!isRunning) return;
    let isMounted = true;
    const own: { why?: 'paused' | 'left' } = {};
    stop.current = own;
    const leave = () => {
      isMounted = false;
      own.why ??= 'left';
    };
    async function run() {
      const outcome = await runImport(first.id, {
        onProgress: (next) => isMounted && setPending(next),
        stopped: () => own.why,
      });
      if (!isMounted) return;
      if (outcome.kind === 'done') done.current(outcome);
      else if (outcome.kind === 'gone') gone.current();
      else if (outcome.kind === 'elsewhere') {
        setOtherTab(true);
        await whenFree(first.id);
        if (!isMounted) return;
        setOtherTab(false);
        await run();
      }
    }
    run().catch((error: unknown) => {
      if (!isMounted) return;
      setProblem(failureOf(error, 'The import stopped').title);
      setRunning(false);
    });
    return leave;
  }, [first.id, isRunning]);

  function pause() {
    stop.current.why = 'paused';
    setRunning(false);
  }
  function resume() {
    setProblem(undefined);
    setRunning(true);
  }
  async function discard() {
    stop.current.why = 'paused';
    setRunning(false);
    await removePendingImport(first.id);
    onDiscard();
  }

  const name = IMPORT_SOURCES[pending.source];
  return (
    <Card aria-labelledby={heading}>
      <CardHead id={heading} title={isRunning ? `Importing from ${name}` : `Import from ${name} paused`} />
      <ProgressBar
        label={pending.fileName}
        value={pending.next}
        max={Math.max(pending.total, 1)}
        valueText={`${pending.next} of ${pending.total} parts`}
      />
      {isInOtherTab && <Notice className="mt-4">{ELSEWHERE}</Notice>}
      {problem && (
        <Notice tone="danger" className="mt-4">
          {problem}
        </Notice>
      )}
      <p className="mt-3 text-sm text-ink-2">You can leave this page and continue later on this device.</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {isInOtherTab ? null : isRunning ? (
          <Button variant="secondary" onClick={pause}>
            Pause
          </Button>
        ) : (
          <>
            <Button onClick={resume}>Continue</Button>
            <Button variant="secondary" onClick={discard}>
              Stop Here
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}
