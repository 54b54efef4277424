import { Notice } from '../data/notice.tsx';
import { Button } from '../form/button.tsx';
import { AlertDialog } from './lazy-overlays.tsx';

interface Guard {
  readonly asking: boolean;
  stay(): void;
  leave(): void;
}

/** Asked before a link leaves changes behind. */
export function LeaveQuestion({ guard, what }: { guard: Guard; what: string }) {
  return (
    <AlertDialog
      open={guard.asking}
      onOpenChange={(open) => !open && guard.stay()}
      title="Leave without saving?"
      description={`Your changes to this ${what} have not been saved.`}
      confirmLabel="Discard changes"
      cancelLabel="Keep editing"
      destructive
      onConfirm={guard.leave}
    />
  );
}

/** Said when a form opens with what was typed before. */
export function RestoredNotice({ onDiscard, className }: { onDiscard: () => void; className?: string }) {
  return (
    <Notice
      className={className}
      action={
        <Button variant="secondary" onClick={onDiscard}>
          Discard changes
        </Button>
      }
    >
      Your unsaved changes are still here.
    </Notice>
  );
}
