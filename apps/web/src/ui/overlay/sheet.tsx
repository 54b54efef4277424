import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { IconButton } from '../form/button.tsx';
import { overlay } from './dialog-style.ts';
import { focusLayer, keepOpenForPopup, useKeepOpen, useReturnFocus } from './layer.ts';

type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  side?: 'left' | 'right' | undefined;
  children?: ReactNode;
};

const sides = {
  left: 'left-0 border-r data-[state=closed]:animate-to-left data-[state=open]:animate-from-left',
  right: 'right-0 border-l data-[state=closed]:animate-to-right data-[state=open]:animate-from-right',
} as const;

export function Sheet({ open, onOpenChange, title, side = 'right', children }: SheetProps) {
  const returnFocus = useReturnFocus(open);
  const keepOpen = useKeepOpen();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlay} />
        <Radix.Content
          aria-describedby={undefined}
          className={cx(
            'fixed inset-y-0 z-50 flex w-80 max-w-[88vw] flex-col border-line bg-raised text-ink shadow-3 outline-none',
            sides[side],
          )}
          onOpenAutoFocus={focusLayer}
          onCloseAutoFocus={returnFocus}
          onEscapeKeyDown={keepOpenForPopup}
          {...keepOpen}
        >
          <div className="flex min-h-14 items-center justify-between gap-3 border-b border-line py-1.5 pr-2 pl-4">
            <Radix.Title className="text-lg">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Close">
                <X size={20} aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4 pb-[calc(1rem+env(safe-area-inset-bottom))]">
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
