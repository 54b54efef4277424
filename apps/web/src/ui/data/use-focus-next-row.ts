import { type RefObject, useEffect, useRef } from 'react';
import { focusHeading } from '../layout/focus-heading.ts';

/**
 * For rows that go with what is pressed in them: the focus passes to the row that follows, so that one can go on.
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
  const at = useRef<number>(undefined);
  const count = rows?.length;
  const before = useRef(count);
  useEffect(() => {
    const isShorter = count !== undefined && before.current !== undefined && count < before.current;
    before.current = count;
    const place = at.current;
    if (place === undefined || !isShorter) return;
    at.current = undefined;
    // After a dialog that is taken away has given the focus back.
    setTimeout(() => {
      const items = [...(list.current?.querySelectorAll('[data-row]') ?? [])];
      const next = items[Math.min(place, items.length - 1)];
      if (next instanceof HTMLElement) next.focus();
      else focusHeading();
    });
  }, [count]);
  const leaving = (row: unknown) => {
    at.current = Math.max(0, rows?.indexOf(row) ?? 0);
  };
  return { list, leaving };
}
