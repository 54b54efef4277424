import { type RefObject, useLayoutEffect } from 'react';

const GAP = 6;
const EDGE = 8;
const MAX_HEIGHT = 288;
const ENOUGH = 200;

type Align = 'start' | 'center' | 'end' | 'fill';

/**
 * Shows a list in the browser's top layer, so that no scrolling box around the field cuts it off, and keeps it
 * at the field: below, or above where there is more room (a phone's keyboard takes the rest). It is as wide as
 * the field ('fill'), or as wide as it needs to be and inside the window.
 */
export function usePopup(
  anchor: RefObject<HTMLElement | null>,
  popup: RefObject<HTMLElement | null>,
  open: boolean,
  align: Align = 'fill',
) {
  useLayoutEffect(() => {
    const field = anchor.current;
    const list = popup.current;
    if (!open || !field || !list) return;
    const settle = () => place(field, list, align);
    list.showPopover();
    settle();
    window.addEventListener('scroll', settle, { capture: true, passive: true });
    window.addEventListener('resize', settle);
    window.visualViewport?.addEventListener('resize', settle);
    return () => {
      window.removeEventListener('scroll', settle, { capture: true });
      window.removeEventListener('resize', settle);
      window.visualViewport?.removeEventListener('resize', settle);
    };
  }, [anchor, popup, open, align]);
}

function place(field: HTMLElement, list: HTMLElement, align: Align): void {
  const box = field.getBoundingClientRect();
  const height = window.visualViewport?.height ?? window.innerHeight;
  const below = height - box.bottom - GAP - EDGE;
  const above = box.top - GAP - EDGE;
  const up = below < Math.min(ENOUGH, list.scrollHeight) && above > below;
  const room = up ? above : below;
  list.style.maxHeight = `${Math.max(120, align === 'fill' ? Math.min(MAX_HEIGHT, room) : room)}px`;
  list.style.top = up ? 'auto' : `${box.bottom + GAP}px`;
  list.style.bottom = up ? `${window.innerHeight - box.top + GAP}px` : 'auto';
  if (align === 'fill') {
    list.style.left = `${box.left}px`;
    list.style.width = `${box.width}px`;
  } else {
    list.style.left = `${sideways(box, list.offsetWidth, align)}px`;
  }
}

function sideways(box: DOMRect, width: number, align: 'start' | 'center' | 'end'): number {
  const over = box.width - width;
  const left = box.left + { start: 0, center: over / 2, end: over }[align];
  return Math.max(EDGE, Math.min(left, document.documentElement.clientWidth - width - EDGE));
}
