import { useState } from 'react';
import { failureOf } from '../../../lib/failure.ts';
import { Notice } from '../../../ui/data/notice.tsx';
import { Button } from '../../../ui/form/button.tsx';

interface Props {
  readonly error: unknown;
  onReload(): Promise<void>;
}

/** Somebody else saved first: nothing is overwritten. What was typed stays until it is given up on purpose. */
export function VersionConflict({ error, onReload }: Props) {
  const [busy, setBusy] = useState(false);
  async function reload() {
    setBusy(true);
    await onReload();
    setBusy(false);
  }
  return (
    <Notice
      tone="danger"
      action={
        <Button variant="secondary" busy={busy} onClick={reload}>
          Discard mine and load theirs
        </Button>
      }
    >
      {failureOf(error, 'Someone else changed this exercise in the meantime.').title}
    </Notice>
  );
}
