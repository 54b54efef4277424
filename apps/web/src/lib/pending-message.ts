import { tab } from './storage.ts';

const KEY = 'pendingMessage';

/** A sentence that must survive the way to the login page. */
export const leaveMessage = (text: string) => tab.set(KEY, text);

export function readMessage(): string | null {
  return tab.get(KEY);
}

export const clearMessage = () => tab.remove(KEY);
