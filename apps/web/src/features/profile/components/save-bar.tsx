import type { ReactNode } from 'react';
import type { Failure } from '../../../lib/failure.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Notice } from '../../../ui/data/notice.tsx';
import { Button } from '../../../ui/form/button.tsx';

interface Props {
  readonly section: string;
  readonly saved: boolean;
  readonly failure: Failure | undefined;
  readonly busy: boolean;
  readonly children?: ReactNode;
}

/** The end of every settings tab: what became of the last save, and the button for the next. */
export function SaveBar({ section, saved, failure, busy, children }: Props) {
  return (
    <div className="grid gap-4">
      {saved && <Notice tone="success">{section} updated successfully!</Notice>}
      {children}
      <FailureNotice failure={failure} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        className="sm:justify-self-start"
        busy={busy}
        busyLabel="Saving…"
      >
        Save Changes
      </Button>
    </div>
  );
}
