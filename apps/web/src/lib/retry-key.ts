import { useRef } from 'react';

const HEX = 16;

/** crypto.randomUUID is missing on pages without https, which a server at home may well be. */
export const randomKey = () =>
  Array.from(window.crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(HEX).padStart(2, '0'),
  ).join('');

/**
 * A key for something that must be stored once: the same for every try with the same content, so that a try whose
 * answer was lost is not repeated; another one as soon as the content is another.
 */
export function useRetryKey(): (content: unknown) => string {
  const last = useRef({ content: '', key: '' });
  return (content) => {
    const text = JSON.stringify(content);
    if (text !== last.current.content) last.current = { content: text, key: randomKey() };
    return last.current.key;
  };
}
