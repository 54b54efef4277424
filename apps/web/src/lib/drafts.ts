import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { sessionNow } from './session.ts';
import { tab } from './storage.ts';
import { readClaims } from './token.ts';

const PREFIX = 'draft:';

/** A draft belongs to whoever typed it: another member in the same tab must not find it. */
const keyOf = (name: string) => `${PREFIX}${readClaims(sessionNow().token)?.email ?? 'visitor'}:${name}`;

export function readDraft(name: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(tab.get(keyOf(name)) ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

export const keepDraft = (name: string, value: object) => tab.set(keyOf(name), JSON.stringify(value));

export const dropDraft = (name: string) => tab.remove(keyOf(name));

export function dropAllDrafts(): void {
  try {
    for (const key of Object.keys(window.sessionStorage)) if (key.startsWith(PREFIX)) tab.remove(key);
  } catch {
    // Storage is blocked: there are no drafts either.
  }
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
