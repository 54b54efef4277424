import * as api from '@fitarc/contract/imports';
import type { ImportSource } from '@fitarc/domain/import-source';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { queryRoots } from '../../lib/query-keys.ts';
import { listPendingImports } from './send/import-store.ts';

export const importsQuery = () =>
  queryOptions({
    queryKey: queryRoots.imports,
    queryFn: ({ signal }) => call(api.listImports, {}, { signal }),
  });

/** What this device still has to send. */
export const pendingImportsQuery = (member: string) =>
  queryOptions({
    queryKey: [...queryRoots.pendingImports, member],
    queryFn: () => listPendingImports(member),
    staleTime: 0,
  });

export const exerciseNamesQuery = () =>
  queryOptions({
    queryKey: queryRoots.exerciseAliases,
    queryFn: async ({ signal }) => {
      const [aliases, remembered] = await Promise.all([
        call(api.listExerciseAliases, {}, { signal }),
        call(api.listExerciseMatches, {}, { signal }),
      ]);
      return { aliases, remembered };
    },
  });

const KEYS_AT_ONCE = 2000;

/** Which of the keys an earlier import added. */
export async function findKnownKeys(source: ImportSource, keys: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) {
    const body = { source, keys: keys.slice(at, at + KEYS_AT_ONCE) };
    for (const key of (await call(api.findImportedKeys, { body })).keys) known.add(key);
  }
  return known;
}
