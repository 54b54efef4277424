import type { PlanExercise } from '@fitarc/contract/plans';

interface Row {
  readonly entry: PlanExercise;
  readonly index: number;
}

export interface EntryGroup {
  /** They are done in turn. */
  readonly superset: boolean;
  readonly rows: readonly Row[];
}

/** Neighbors with the same superset together, everything else alone. */
export function groupEntries(entries: readonly PlanExercise[]): EntryGroup[] {
  const groups: { superset: number | undefined; rows: Row[] }[] = [];
  for (const [index, entry] of entries.entries()) {
    const superset = entry.superset ?? undefined;
    const last = groups.at(-1);
    if (last && superset !== undefined && last.superset === superset) last.rows.push({ entry, index });
    else groups.push({ superset, rows: [{ entry, index }] });
  }
  return groups.map(({ superset, rows }) => ({ superset: superset !== undefined && rows.length > 1, rows }));
}
