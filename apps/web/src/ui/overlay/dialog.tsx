import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { IconButton } from '../form/button.tsx';
import { overlay, panel, panelFoot, panelSizes, panelTitle } from './dialog-style.ts';
import { focusLayer, keepOpenForPopup, useKeepOpen, useReturnFocus } from './layer.ts';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Beside the closing cross. */
  action?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  size?: keyof typeof panelSizes | undefined;
};

/** Mark the element that should have the focus first with `data-autofocus`; it may come later than the dialog. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  action,
  children,
  footer,
  size = 'md',
}: DialogProps) {
  const returnFocus = useReturnFocus(open);
  const keepOpen = useKeepOpen();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlay} />
        <Radix.Content
          className={cx(panel, '@container/panel', panelSizes[size])}
          onOpenAutoFocus={focusLayer}
          onCloseAutoFocus={returnFocus}
          onEscapeKeyDown={keepOpenForPopup}
          {...keepOpen}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          {/* With large letters there is no room for a heading that stays: it scrolls away with the rest. */}
          <div className="contents @max-[18rem]/panel:block @max-[18rem]/panel:min-h-0 @max-[18rem]/panel:flex-1 @max-[18rem]/panel:overflow-y-auto">
            <div className="flex items-start gap-3 pt-4 pr-2 pb-3 pl-4 md:pt-6 md:pr-4 md:pb-4 md:pl-6">
              <div className="min-w-0 flex-1">
                <Radix.Title className={panelTitle}>{title}</Radix.Title>
                {description && (
                  <Radix.Description className="mt-1 text-ink-2">{description}</Radix.Description>
                )}
              </div>
              <div className="-my-2 flex">
                {action}
                <Radix.Close asChild>
                  <IconButton label="Close">
                    <X size={20} aria-hidden="true" />
                  </IconButton>
                </Radix.Close>
              </div>
            </div>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-1 pb-4 md:px-6 md:pb-6 @max-[18rem]/panel:overflow-visible">
              {children}
            </div>
          </div>
          {footer && <div className={cx(panelFoot, 'max-md:*:flex-1')}>{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
