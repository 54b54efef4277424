import { useEffect, useEffectEvent } from 'react';

interface Marked {
  readonly layer?: boolean;
}
const isMarked = () => (window.history.state as Marked | null)?.layer === true;
let leaving: ReturnType<typeof setTimeout> | undefined;

/**
 * The browser's back button closes a layer and stays on the page: while it is open, the history has an extra entry of
 * the same address, which is removed however it is closed.
 */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    clearTimeout(leaving);
    // The router's own entry, once more: to the router nothing has happened.
    if (!isMarked()) window.history.pushState({ ...window.history.state, layer: true }, '');
    const onBack = () => close();
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('popstate', onBack);
      // Later, and only when still there: another page may have been gone to meanwhile.
      leaving = setTimeout(() => isMarked() && window.history.back());
    };
  }, [open]);
}
