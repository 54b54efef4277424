import { type ReactNode, useEffect, useRef } from 'react';
import type { Failure } from '../../../../lib/failure.ts';
import { FailureNotice } from '../../../../ui/data/failure-notice.tsx';
import { Notice } from '../../../../ui/data/notice.tsx';
import { RestoredNotice } from '../../../../ui/overlay/unsaved.tsx';
import type { Editing } from '../../use-plan-draft.ts';
import type { Problem } from './editor-settings.ts';

interface Props {
  readonly editing: Editing;
  readonly problem: Problem | undefined;
  readonly failure: Failure | undefined;
  readonly rescue: ReactNode;
  onDiscard(): void;
}

/** What keeps the plan from being stored, and what came back from an earlier visit. */
export function EditorNotices({ editing, problem, failure, rescue, onDiscard }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const ofWeek = problem && (problem.at === 'week' || problem.at === 'entry') ? problem.message : undefined;
  const urgent = ofWeek !== undefined || failure !== undefined;
  useEffect(() => {
    // On a phone the button is at the thumb and this is far above it.
    if (urgent) box.current?.scrollIntoView({ block: 'nearest' });
  }, [urgent]);
  if (!urgent && !editing.restored) return null;
  return (
    <div ref={box} className="mb-4 grid scroll-mt-20 gap-3">
      {editing.restored && editing.dirty && (
        <RestoredNotice
          onDiscard={() => {
            onDiscard();
            editing.discard();
          }}
        />
      )}
      {ofWeek && <Notice tone="danger">{ofWeek}</Notice>}
      <FailureNotice failure={failure} />
      {failure && rescue}
    </div>
  );
}
