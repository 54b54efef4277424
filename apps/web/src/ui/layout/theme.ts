import { useSyncExternalStore } from 'react';

type Theme = 'system' | 'light' | 'dark';
type ResolvedTheme = 'light' | 'dark';

const KEY = 'theme';
const listeners = new Set<() => void>();
const systemDark = window.matchMedia('(prefers-color-scheme: dark)');

function parse(value: string | null | undefined): Theme {
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** The attribute is the truth: it is set before the first paint, and storage may be blocked. */
function current(): Theme {
  return parse(document.documentElement.dataset.theme);
}

function resolve(): ResolvedTheme {
  const theme = current();
  if (theme !== 'system') return theme;
  return systemDark.matches ? 'dark' : 'light';
}

function apply(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

function setTheme(theme: Theme): void {
  apply(theme);
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Storage may be blocked; the choice then lasts until the page is left.
  }
}

function toggle(): void {
  setTheme(resolve() === 'dark' ? 'light' : 'dark');
}

function onStorage(event: StorageEvent): void {
  if (event.key === KEY || event.key === null) apply(parse(event.newValue));
}

window.addEventListener('storage', onStorage);
try {
  // Another tab may have switched between the first paint and now.
  apply(parse(localStorage.getItem(KEY)));
} catch {
  // Storage may be blocked: nothing can have come from another tab.
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  systemDark.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    systemDark.removeEventListener('change', listener);
  };
}

export function useTheme() {
  const theme = useSyncExternalStore(subscribe, current);
  const resolved = useSyncExternalStore(subscribe, resolve);
  return { theme, resolved, setTheme, toggle };
}
