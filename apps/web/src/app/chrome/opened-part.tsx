import type { ReactNode } from 'react';
import { toast } from '../../ui/overlay/toast.tsx';
import { FramePart } from '../frame-part.tsx';

interface Props {
  readonly open: boolean;
  readonly children: ReactNode;
  onOpenChange(open: boolean): void;
}

/** A menu or question whose code is loaded when it is opened: without a connection it says so, and may be tried again. */
export function OpenedPart({ open, onOpenChange, children }: Props) {
  const onFail = () => {
    if (open) toast({ message: 'This could not be loaded. You may be offline.', tone: 'danger' });
    onOpenChange(false);
  };
  return (
    <FramePart resetOn={open} onFail={onFail}>
      {children}
    </FramePart>
  );
}
