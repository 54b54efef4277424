import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

const LAYER = '[role="menu"], [role="dialog"]';
const AT_MOST_MS = 1000;
const CLOSED_MS = 50;

/** Set while a form with changes is open. */
let holdBack: ((goOn: () => void) => void) | undefined;

/** Whether leaving the page would be asked about. */
export const isLeaveGuarded = () => holdBack !== undefined;

/** For what leaves the page and is no link, signing out for instance: asked about first where there is need. */
export function beforeLeaving(goOn: () => void): void {
  const confirmLeave = holdBack;
  // The menu it was chosen from gives the focus back first.
  if (confirmLeave) setTimeout(() => confirmLeave(goOn), CLOSED_MS);
  else goOn();
}

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
    else setTimeout(then, CLOSED_MS);
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
  const [held, setHeld] = useState<{ goOn: () => void }>();
  const leaving = useRef(false);

  useEffect(() => {
    if (!dirty) return;
    // Pressed once more, a link takes along what it has in hand; one whose menu has closed only leads on.
    const follow = (link: HTMLAnchorElement) => {
      if (link.isConnected) link.click();
      else void navigate(`${link.pathname}${link.search}${link.hash}`);
    };
    const hold = (event: MouseEvent) => {
      const link = linkToElsewhere(event);
      if (!link || leaving.current) return;
      // Only this: the link's own handlers still run, and a sheet it stands in closes.
      event.preventDefault();
      const question = () => setHeld({ goOn: () => follow(link) });
      const layer = link.closest(LAYER);
      if (layer) onceClosed(layer, question);
      else question();
    };
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    holdBack = (goOn) => setHeld({ goOn });
    document.addEventListener('click', hold, { capture: true });
    window.addEventListener('beforeunload', preventUnload);
    return () => {
      holdBack = undefined;
      document.removeEventListener('click', hold, { capture: true });
      window.removeEventListener('beforeunload', preventUnload);
    };
  }, [dirty, navigate]);

  const stay = useCallback(() => setHeld(undefined), []);
  const leave = () => {
    onDiscard();
    stay();
    leaving.current = true;
    held?.goOn();
    leaving.current = false;
  };
  return { asking: held !== undefined, stay, leave };
}
