import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

const LAYER = '[role="menu"], [role="dialog"]';
const AT_MOST_MS = 1000;

/** The link of a plain click that leads to another page of ours. */
function linkToElsewhere(event: MouseEvent): HTMLAnchorElement | undefined {
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!plain || event.defaultPrevented || !(link instanceof HTMLAnchorElement)) return undefined;
  const here = window.location;
  if (
    link.origin !== here.origin ||
    (link.target && link.target !== '_self') ||
    link.hasAttribute('download')
  )
    return undefined;
  return link.pathname === here.pathname && link.search === here.search ? undefined : link;
}

/**
 * A menu gives the focus back to its button when it is gone, and would take it from a question that is asked
 * before. A held-back click does not close it, so it is closed as the keyboard would.
 */
function onceClosed(layer: Element, then: () => void): void {
  layer.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  const began = performance.now();
  const look = () => {
    const wait = layer.isConnected && performance.now() - began < AT_MOST_MS;
    if (wait) requestAnimationFrame(look);
    else setTimeout(then, 50);
  };
  look();
}

export interface LeaveGuard {
  readonly asking: boolean;
  stay(): void;
  leave(): void;
}

/**
 * Holds back what would leave a form with changes: links of ours until `leave` is chosen, and closing or
 * reloading the tab, where the browser asks itself. Its back button cannot be held back; the draft is for that.
 */
export function useLeaveGuard(dirty: boolean, onDiscard: () => void): LeaveGuard {
  const navigate = useNavigate();
  const [target, setTarget] = useState<HTMLAnchorElement>();
  const leaving = useRef(false);

  useEffect(() => {
    if (!dirty) return;
    const hold = (event: MouseEvent) => {
      const link = linkToElsewhere(event);
      if (!link || leaving.current) return;
      // Only this: the link's own handlers still run, and a sheet it stands in closes.
      event.preventDefault();
      const question = () => setTarget(link);
      const layer = link.closest(LAYER);
      if (layer) onceClosed(layer, question);
      else question();
    };
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', hold, { capture: true });
    window.addEventListener('beforeunload', ask);
    return () => {
      document.removeEventListener('click', hold, { capture: true });
      window.removeEventListener('beforeunload', ask);
    };
  }, [dirty]);

  const stay = useCallback(() => setTarget(undefined), []);
  const leave = () => {
    onDiscard();
    stay();
    if (!target) return;
    // Pressed once more, it takes along what it has in hand; one whose menu has closed only leads on.
    leaving.current = true;
    if (target.isConnected) target.click();
    else void navigate(`${target.pathname}${target.search}${target.hash}`);
    leaving.current = false;
  };
  return { asking: target !== undefined, stay, leave };
}
