import { useLayoutEffect, useRef } from 'react';
import { focusHeading } from '../layout/focus-heading.ts';

/**
 * Remembers what had the focus when a layer opened and gives it back when it closes. Layers here are opened by
 * state, without a trigger Radix would know of.
 */
export function useReturnFocus(open: boolean) {
  const wasOpen = useRef(false);
  const origin = useRef<HTMLElement | null>(null);
  // Read while rendering: an `autoFocus` inside the layer moves the focus before any effect runs.
  if (open && !wasOpen.current) origin.current = focusedElement();
  wasOpen.current = open;
  // In the same commit: by the time of an ordinary effect the second click may have come.
  useLayoutEffect(() => (open ? ignoreSecondClick : undefined), [open]);

  return (event: Event) => {
    event.preventDefault();
    const back = usable(origin.current) ?? layerBelow();
    if (back) back.focus();
    else focusHeading();
  };
}

/** A button that what was done has switched off cannot take the focus back; what it stands in can. */
function usable(origin: HTMLElement | null): HTMLElement | null {
  if (!origin?.isConnected) return null;
  return origin.matches(':disabled') ? origin.closest<HTMLElement>('[tabindex]') : origin;
}

/**
 * The second click of a double click on what closed a layer falls on what lay below it: it must neither press that nor
 * take the focus there.
 */
function ignoreSecondClick(): void {
  const untilNextPress = new AbortController();
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) {
      if (event.type === 'mousedown') untilNextPress.abort();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  for (const kind of ['mousedown', 'click'] as const)
    window.addEventListener(kind, ignore, { capture: true, signal: untilNextPress.signal });
}

/** The layer that closes is no longer open by then. */
const layerBelow = () =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"][data-state="open"]')].at(-1);

function focusedElement(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

/** Focus goes to what asks for it, else to the layer itself: its title is read and no keyboard pops up. */
export function focusLayer(event: Event): void {
  event.preventDefault();
  const layer = event.currentTarget;
  if (!(layer instanceof HTMLElement)) return;
  const wanted = wantsFocus(layer);
  (wanted ?? layer).focus();
  if (!wanted) focusWhenItComes(layer);
}

const wantsFocus = (layer: HTMLElement) => layer.querySelector<HTMLElement>('[data-autofocus]');

/** What asks for the focus may be loading still. It gets it as long as nothing else in the layer has taken it. */
function focusWhenItComes(layer: HTMLElement): void {
  const changes = new MutationObserver(() => wantsFocus(layer)?.focus());
  changes.observe(layer, { childList: true, subtree: true });
  layer.addEventListener('blur', () => changes.disconnect(), { once: true });
}

/** Escape closes an open menu or list of suggestions first, the layer around it second. */
export function keepOpenForPopup(event: KeyboardEvent): void {
  if (document.activeElement?.closest('[role="menu"], [role="combobox"][aria-expanded="true"]')) {
    event.preventDefault();
  }
}

/** Longer than anybody takes between the two clicks of a double click. */
const DOUBLE_CLICK_MS = 500;

/**
 * What is pressed beside a layer closes it, with two exceptions. A toast floats above a layer; using its button must
 * not close what lies below. And the first click of a double click may have made the layer smaller, so that the second
 * one falls beside it.
 */
export function useKeepOpen() {
  const pressed = useRef(Number.NEGATIVE_INFINITY);
  return {
    onPointerDownCapture: (event: { timeStamp: number }) => {
      pressed.current = event.timeStamp;
    },
    onInteractOutside: (event: OutsideEvent) => {
      const isToast = event.target instanceof Element && event.target.closest('[data-toaster]');
      const again = event.detail.originalEvent.timeStamp - pressed.current < DOUBLE_CLICK_MS;
      if (isToast || again) event.preventDefault();
    },
  };
}
type OutsideEvent = CustomEvent<{ originalEvent: Event }>;
