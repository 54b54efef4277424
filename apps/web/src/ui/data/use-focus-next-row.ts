import { type RefObject, useEffect, useRef } from 'react';
import { focusHeading } from '../layout/focus-heading.ts';

/**
 * For rows that go with what is pressed in them: the focus passes to the row that follows, so that one can go on, and
 * to the one after it where that one turns out to be gone as well.
 * Give what is around them the ref, each of them `data-row` and `tabIndex={-1}`, and say which one is about to go. Not
 * to its button: a key that is held down would press that, too.
 */
export function useFocusNextRow<E extends HTMLElement>(
  rows: readonly unknown[] | undefined,
): {
  list: RefObject<E | null>;
  leaving: (row: unknown) => void;
} {
  const list = useRef<E>(null);
  const left = useRef<{ json: string; place: number }>(undefined);
  const focused = useRef<{ item: Element; place: number }>(undefined);
  useEffect(() => {
    const isGone = (json: string) => !rows?.some((row) => JSON.stringify(row) === json);
    const isFocusLost =
      focused.current?.item.isConnected === false && document.activeElement === document.body;
    const place = left.current && isGone(left.current.json) ? left.current.place : undefined;
    const lostPlace = isFocusLost ? focused.current?.place : undefined;
    const next = place ?? lostPlace;
    if (next === undefined || !rows) return;
    left.current = undefined;
    // After a dialog that is taken away has given the focus back.
    setTimeout(() => {
      const items = [...(list.current?.querySelectorAll('[data-row]') ?? [])];
      const item = items[Math.min(next, items.length - 1)];
      focused.current = item && { item, place: next };
      if (item instanceof HTMLElement) item.focus();
      else focusHeading();
    });
  }, [rows]);
  const leaving = (row: unknown) => {
    left.current = { json: JSON.stringify(row), place: Math.max(0, rows?.indexOf(row) ?? 0) };
  };
  return { list, leaving };
}
