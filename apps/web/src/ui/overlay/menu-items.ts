import { type KeyboardEvent, useRef } from 'react';

const ITEM = '[role="menuitem"]:not(:disabled)';
/** After a pause of so many milliseconds a letter starts a new word. */
const PAUSE = 500;

type Item = HTMLElement | null;

export const itemsOf = (menu: Item): HTMLElement[] => [...(menu?.querySelectorAll<HTMLElement>(ITEM) ?? [])];

export const itemOf = (target: EventTarget): Item =>
  target instanceof Element ? target.closest<HTMLElement>(ITEM) : null;

/** Where a key leads: up and down in a ring, or to either end. */
export function itemAfterKey(key: string, items: readonly HTMLElement[], current: Item) {
  const at = current ? items.indexOf(current) : -1;
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items.at(at < 0 ? -1 : at - 1);
  if (key === 'Home' || key === 'PageUp') return items.at(0);
  if (key === 'End' || key === 'PageDown') return items.at(-1);
  return undefined;
}

/** Typing the beginning of an item leads to it. */
export function useTypeahead() {
  const typed = useRef({ text: '', at: 0 });

  const isTyping = ({ timeStamp }: KeyboardEvent) =>
    typed.current.text !== '' && timeStamp - typed.current.at < PAUSE;

  function itemTyped(event: KeyboardEvent, items: readonly HTMLElement[], current: Item) {
    if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return undefined;
    const text = (isTyping(event) ? typed.current.text : '') + event.key.toLocaleLowerCase();
    typed.current = { text, at: event.timeStamp };
    // One letter again and again goes through everything that starts with it.
    const word = [...text].every((letter) => letter === text[0]) ? text.slice(0, 1) : text;
    const at = current ? items.indexOf(current) : 0;
    const from = current && word.length === 1 ? at + 1 : at;
    return [...items.slice(from), ...items.slice(0, from)].find((item) =>
      item.textContent.trim().toLocaleLowerCase().startsWith(word),
    );
  }
  return { isTyping, itemTyped };
}
