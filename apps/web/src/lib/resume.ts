import { tab } from './storage.ts';

const KEY = 'interrupted';

interface Interrupted {
  readonly email: string;
  readonly path: string;
}

/** When a session dies in the middle of work: where the member was. What was typed is kept by the form's draft. */
export const rememberPathToResume = (email: string, path: string) =>
  tab.set(KEY, JSON.stringify({ email, path } satisfies Interrupted));

/** The page to go back to, when it is the same member who signs in again; asked once. */
export function takePathToResume(email: string): string | undefined {
  const stored = tab.get(KEY);
  tab.remove(KEY);
  try {
    const interrupted = JSON.parse(stored ?? 'null') as Partial<Interrupted> | null;
    const own = interrupted?.email === email && typeof interrupted.path === 'string';
    return own && interrupted.path.startsWith('/') ? interrupted.path : undefined;
  } catch {
    return undefined;
  }
}
