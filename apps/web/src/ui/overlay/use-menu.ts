import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { itemAfterKey, itemOf, itemsOf, useTypeahead } from './menu-items.ts';

/** A button and the menu it opens: where the focus goes, and what closes it. */
export function useMenu() {
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState<'menu' | 'first' | 'last'>();
  const { isTyping, itemTyped } = useTypeahead();
  const open = start !== undefined;

  const close = () => setStart(undefined);
  const focusButton = () => button.current?.focus({ preventScroll: true });
  function leave() {
    focusButton();
    close();
  }
  useDismissal(button, menu, open, close);

  useEffect(() => {
    if (start === 'first') itemsOf(menu.current).at(0)?.focus();
    else if (start === 'last') itemsOf(menu.current).at(-1)?.focus();
    else if (start) menu.current?.focus({ preventScroll: true });
  }, [start]);

  const forButton = {
    ref: button,
    onClick({ detail }: MouseEvent) {
      if (open) leave();
      // The click of a key counts no presses. With a mouse nothing looks chosen before it points at something.
      else setStart(detail === 0 ? 'first' : 'menu');
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setStart(event.key === 'ArrowDown' ? 'first' : 'last');
    },
  };

  function onKeyDown(event: KeyboardEvent) {
    const items = itemsOf(menu.current);
    const current = itemOf(event.target);
    // Not prevented: the browser goes on from the button.
    if (event.key === 'Tab') return leave();
    if (event.key === 'Escape') leave();
    else if (event.key === ' ' && !isTyping(event)) current?.click();
    else {
      const next = itemAfterKey(event.key, items, current) ?? itemTyped(event, items, current);
      if (!next) return;
      next.focus();
    }
    event.preventDefault();
  }

  function point({ pointerType }: PointerEvent, item: HTMLElement | null) {
    if (pointerType === 'mouse') (item ?? menu.current)?.focus({ preventScroll: true });
  }

  const forMenu = {
    ref: menu,
    onKeyDown,
    // Before the choice is made: a dialog it opens then finds the focus at the button, and gives it back to it.
    // Closing has to wait: an item that is gone when its turn comes is not clicked.
    onClickCapture: ({ target }: MouseEvent) => itemOf(target) && focusButton(),
    onClick: ({ target }: MouseEvent) => itemOf(target) && close(),
    onPointerMove: (event: PointerEvent) => point(event, itemOf(event.target)),
    onPointerLeave: (event: PointerEvent) => point(event, null),
  };
  return { open, button, menu, forButton, forMenu };
}

/** A press or the focus elsewhere closes a menu, and so does a window that has no room for its button. */
function useDismissal(
  button: RefObject<HTMLElement | null>,
  menu: RefObject<HTMLElement | null>,
  open: boolean,
  onDismiss: () => void,
) {
  useEffect(() => {
    if (!open) return;
    const onElsewhere = ({ target }: Event) => {
      const here = (part: HTMLElement | null) => target instanceof Node && part?.contains(target);
      if (!here(menu.current) && !here(button.current)) onDismiss();
    };
    const onResize = () => button.current?.checkVisibility() || onDismiss();
    document.addEventListener('pointerdown', onElsewhere, { capture: true });
    document.addEventListener('focusin', onElsewhere);
    window.addEventListener('resize', onResize);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere, { capture: true });
      document.removeEventListener('focusin', onElsewhere);
      window.removeEventListener('resize', onResize);
    };
  }, [button, menu, open, onDismiss]);
}
