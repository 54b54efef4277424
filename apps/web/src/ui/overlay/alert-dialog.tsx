import { AlertDialog as Radix } from 'radix-ui';
import type { MouseEvent, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Button } from '../form/button.tsx';
import { overlay, panel, panelFoot, panelSizes, panelTitle } from './dialog-style.ts';
import { useReturnFocus } from './layer.ts';

type AlertDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  destructive?: boolean | undefined;
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
  /** For work that can be cut short: while busy, stands in place of the cancelling button. */
  onStop?: (() => void) | undefined;
  /** Does not close by itself: the work may take a while or fail. */
  onConfirm: () => void;
  children?: ReactNode;
};

export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  destructive = false,
  busy = false,
  busyLabel,
  onStop,
  onConfirm,
  children,
}: AlertDialogProps) {
  const returnFocus = useReturnFocus(open);
  // The second click of a double click comes before the button is seen as busy: one answer to one question.
  const confirm = (event: MouseEvent) => {
    if (event.detail < 2) onConfirm();
  };
  return (
    <Radix.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <Radix.Portal>
        <Radix.Overlay className={overlay} />
        <Radix.Content className={cx(panel, panelSizes.sm)} onCloseAutoFocus={returnFocus}>
          <div className="min-h-0 overflow-y-auto px-5 pt-5 pb-5">
            <Radix.Title className={panelTitle}>{title}</Radix.Title>
            <Radix.Description className="mt-2 whitespace-pre-line text-ink-2">
              {description}
            </Radix.Description>
            {children && <div className="mt-4 empty:hidden">{children}</div>}
          </div>
          <div className={cx(panelFoot, '*:flex-1 md:px-5')}>
            {busy && onStop ? (
              <Button variant="secondary" onClick={onStop}>
                Stop
              </Button>
            ) : (
              <Radix.Cancel asChild>
                <Button variant="secondary" disabled={busy}>
                  {cancelLabel}
                </Button>
              </Radix.Cancel>
            )}
            <Button
              variant={destructive ? 'danger' : 'primary'}
              busy={busy}
              busyLabel={busyLabel}
              onClick={confirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
