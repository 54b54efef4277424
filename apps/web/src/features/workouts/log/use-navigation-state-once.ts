import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { tab } from '../../../lib/storage.ts';

const KEY = 'usedArrivals';
const REMEMBERED = 50;

const usedKeys = (): string[] => (tab.get(KEY) ?? '').split('\n').filter(Boolean);

/**
 * What the page was opened with, until it was made use of: neither a reload nor the back button brings it again.
 * The history keeps it; which entries were used is remembered by the tab.
 */
export function useNavigationStateOnce(): { readonly state: unknown; finish(): void } {
  const { key, state } = useLocation();
  // Entries the application has not made have no key of their own.
  const entry = key === 'default' ? JSON.stringify(state) : key;
  const [entries, setEntries] = useState(usedKeys);
  const finish = useCallback(() => {
    const next = [...usedKeys().filter((one) => one !== entry), entry].slice(-REMEMBERED);
    tab.set(KEY, next.join('\n'));
    setEntries(next);
  }, [entry]);
  return { state: entries.includes(entry) ? undefined : state, finish };
}
