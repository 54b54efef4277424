import { isTrue, stripBearer } from '@fitarc/domain/identity';
import { useSyncExternalStore } from 'react';
import { local } from './storage.ts';
import { readClaims } from './token.ts';

/** What the browser keeps of a session. It only steers the screens: the server decides what anybody may do. */
export interface SessionState {
  readonly token: string;
  readonly isVerified: boolean;
  readonly isAdmin: boolean;
  readonly needsSetup: boolean;
}

const FLAGS = ['token', 'isVerified', 'isAdmin', 'firstTimeSetup'] as const;

/** For whoever must not tell the screens that it has changed, while they are rendered for instance. */
export const storedToken = (): string => stripBearer(local.get('token') ?? '');

function readStoredSession(): SessionState {
  const token = storedToken();
  const verified = local.get('isVerified');
  return {
    token,
    isVerified: verified === null ? readClaims(token)?.isVerified === true : verified === 'true',
    isAdmin: local.get('isAdmin') === 'true',
    needsSetup: local.get('firstTimeSetup') === 'true',
  };
}

let current: SessionState | undefined;
const listeners = new Set<() => void>();

function refresh(): void {
  const next = readStoredSession();
  const same =
    current && (Object.keys(next) as (keyof SessionState)[]).every((key) => next[key] === current?.[key]);
  if (same) return;
  current = next;
  for (const listener of listeners) listener();
}

export function subscribeToSession(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', refresh);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', refresh);
  };
}

export function sessionNow(): SessionState {
  refresh();
  return current as SessionState;
}

export const useSession = (): SessionState =>
  useSyncExternalStore(subscribeToSession, () => current ?? sessionNow());

const putFlag = (key: string, value: boolean) => (value ? local.set(key, 'true') : local.remove(key));

interface SignedIn {
  readonly token: string;
  readonly isVerified: unknown;
  readonly isAdmin?: unknown;
  readonly needsSetup?: boolean;
}

/** Replaces whatever session there was, with all its flags. */
export function startSession({ token, isVerified, isAdmin = false, needsSetup = false }: SignedIn): void {
  local.set('token', stripBearer(token));
  local.set('isVerified', String(isTrue(isVerified)));
  putFlag('isAdmin', isTrue(isAdmin));
  putFlag('firstTimeSetup', needsSetup);
  refresh();
}

export function changeSession(changes: {
  isVerified?: boolean;
  isAdmin?: boolean;
  needsSetup?: boolean;
}): void {
  if (changes.isVerified !== undefined) putFlag('isVerified', changes.isVerified);
  if (changes.isAdmin !== undefined) putFlag('isAdmin', changes.isAdmin);
  if (changes.needsSetup !== undefined) putFlag('firstTimeSetup', changes.needsSetup);
  refresh();
}

let exit = '/login';

/** Forgets the session. A guarded page that is open then leads to `to`. */
export function endSession(to = '/login'): void {
  exit = to;
  for (const key of FLAGS) local.remove(key);
  refresh();
}

/** Where a page without a session leads. Only the page that was open when somebody signed out leads home. */
export const exitPath = () => exit;
export const forgetExit = () => {
  exit = '/login';
};
