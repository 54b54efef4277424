type ToastTone = 'neutral' | 'success' | 'danger';

export type ToastInput = {
  message: string;
  action?: { label: string; onAction: () => void } | undefined;
  tone?: ToastTone | undefined;
};

export type ToastEntry = ToastInput & { id: number };

const MAX_SHOWN = 3;

let entries: readonly ToastEntry[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function publish(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

/** Shows a short message at the bottom of the window; returns what takes it away again. */
export function toast(input: ToastInput): () => void {
  const entry = { ...input, id: nextId++ };
  publish([...entries, entry].slice(-MAX_SHOWN));
  return () => dismissToast(entry.id);
}

export function dismissToast(id: number): void {
  if (entries.some((entry) => entry.id === id)) publish(entries.filter((entry) => entry.id !== id));
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentToasts = (): readonly ToastEntry[] => entries;
