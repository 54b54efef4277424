import type { PublicInstallation } from '@fitarc/contract/installation';
import { useEffect, useSyncExternalStore } from 'react';

const FRESH_MS = 60_000;
let known: PublicInstallation | undefined;
let readAt = Number.NEGATIVE_INFINITY;
const listeners = new Set<() => void>();

/** Loaded with its code after the page: nobody waits for it. Where it fails, the page goes without. */
async function refresh(): Promise<void> {
  if (Date.now() - readAt < FRESH_MS) return;
  readAt = Date.now();
  try {
    const { readInstallation } = await import('./read-installation.ts');
    known = await readInstallation();
    for (const listener of listeners) listener();
  } catch {
    readAt = Number.NEGATIVE_INFINITY;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whose installation this is; undefined until that is known. */
export function useInstallation(): PublicInstallation | undefined {
  useEffect(() => void refresh(), []);
  return useSyncExternalStore(subscribe, () => known);
}

/** After a change on this page. */
export const forgetInstallation = () => {
  readAt = Number.NEGATIVE_INFINITY;
};
