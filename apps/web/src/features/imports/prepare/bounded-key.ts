import { clean } from '@fitarc/contract/fields';

const MOST = 300;

/** FNV-1a. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16);
}

/** A key the server takes: one it refuses would stop the whole batch, again and again. */
export function boundedKey(key: string): string {
  if (key.length > MOST) return `${key.slice(0, MOST - 20)} ${hashOf(key)}`;
  return clean(key) === '' ? `key ${hashOf(key)}` : key;
}
