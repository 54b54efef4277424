import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { sessionNow } from './session.ts';
import { local, tab } from './storage.ts';
import { readClaims } from './token.ts';

const PREFIX = 'draft:';

/** A draft belongs to whoever typed it: another member in the same tab must not find it. */
const keyFor = (who: string, name: string) => `${PREFIX}${who}:${name}`;
const VISITOR = 'visitor';
const keyOf = (name: string) => keyFor(readClaims(sessionNow().token)?.email ?? VISITOR, name);

const draftsIn = (area: typeof tab) => ({
  read(name: string): Record<string, unknown> | undefined {
    try {
      const value: unknown = JSON.parse(area.get(keyOf(name)) ?? 'null');
      return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
    } catch {
      return undefined;
    }
  },
  keep: (name: string, value: object) => area.set(keyOf(name), JSON.stringify(value)),
  drop(name: string) {
    area.remove(keyOf(name));
    // Whoever has just signed up typed it as a visitor.
    area.remove(keyFor(VISITOR, name));
  },
});

export const { read: readDraft, keep: keepDraft, drop: dropDraft } = draftsIn(tab);

/** For what takes longer than a tab may live: kept until it is done, found in every tab of this browser. */
export const deviceDrafts = {
  ...draftsIn(local),
  /** Told when another tab has changed or dropped it. */
  watch(name: string, onChange: () => void): () => void {
    const listen = ({ key }: StorageEvent) => {
      if (key === keyOf(name)) onChange();
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  },
};

const hasDraftsIn = (pick: () => Storage) => {
  try {
    return Object.keys(pick()).some((key) => key.startsWith(PREFIX));
  } catch {
    return false;
  }
};

/** Whether anything is begun and not saved, here or in a workout on this device. */
export const hasDrafts = () =>
  hasDraftsIn(() => window.sessionStorage) || hasDraftsIn(() => window.localStorage);

function dropAllIn(pick: () => Storage): void {
  try {
    const storage = pick();
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
  } catch {
    // Storage is blocked: there are no drafts either.
  }
}

export function dropAllDrafts(): void {
  dropAllIn(() => window.sessionStorage);
  dropAllIn(() => window.localStorage);
}

/** Keeps what is typed, field by field as listed, so that a reload, a dead session or a failed save loses nothing. */
export function useKeepDraft<T extends FieldValues>(
  name: string,
  form: UseFormReturn<T>,
  fields: readonly (keyof T)[],
): void {
  useEffect(() => {
    const subscription = form.watch((values) => {
      const kept = fields.map((field) => [field, (values as T)[field]]);
      keepDraft(name, Object.fromEntries(kept));
    });
    return () => subscription.unsubscribe();
  }, [name, form, fields]);
}
