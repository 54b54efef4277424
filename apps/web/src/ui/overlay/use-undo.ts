import { useCallback, useEffect, useRef } from 'react';
import { toast } from './toast-store.ts';

/** Offers to take something back, for as long as what it would be put back into is on the screen. */
export function useUndo() {
  const open = useRef<(() => void)[]>([]);
  const clear = useCallback(() => {
    for (const dismiss of open.current) dismiss();
    open.current = [];
  }, []);
  useEffect(() => clear, [clear]);
  const offer = useCallback((message: string, onUndo: () => void) => {
    open.current.push(toast({ message, action: { label: 'Undo', onAction: onUndo } }));
  }, []);
  return { offer, clear };
}
