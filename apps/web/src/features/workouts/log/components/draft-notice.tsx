import type { ReactNode } from 'react';
import { Notice } from '../../../../ui/data/notice.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import type { Editing } from '../use-workout-draft.ts';

interface Props {
  readonly cameFrom: Editing['cameFrom'];
  readonly discardLabel: string;
  onDiscard(): void;
  /** Said of what was typed in an earlier visit. */
  readonly children: ReactNode;
}

/** Where the workout on the screen comes from, when it was not typed here. */
export function DraftNotice({ cameFrom, discardLabel, onDiscard, children }: Props) {
  if (!cameFrom) return null;
  if (cameFrom === 'another tab') {
    return (
      <Notice className="mb-4">This workout is also open in another tab. Both show the same data.</Notice>
    );
  }
  return (
    <Notice
      className="mb-4"
      action={
        <Button variant="secondary" onClick={onDiscard}>
          {discardLabel}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
