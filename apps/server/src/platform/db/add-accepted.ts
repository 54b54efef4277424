type Id = number | undefined;

/** Adds the accepted items; the id of each item in the order given, undefined for the others. */
export async function addAccepted<T>(
  items: readonly T[],
  isAccepted: (item: T) => boolean,
  add: (accepted: readonly T[]) => Promise<readonly Id[]>,
): Promise<Id[]> {
  const accepted = items.filter(isAccepted);
  if (accepted.length === 0) return items.map(() => undefined);
  const added = await add(accepted);
  const ids = new Map(accepted.map((item, at) => [item, added[at]]));
  return items.map((item) => ids.get(item));
}

/** Accepts the first item of each key. */
export function firstOfKey<T>(keyOf: (item: T) => string): (item: T) => boolean {
  const seen = new Set<string>();
  return (item) => {
    const key = keyOf(item);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
}

/** Accepts items while their day has fewer than the limit. */
export function withinDailyLimit<D extends string>(stored: ReadonlyMap<D, number>, limit: number) {
  const totals = new Map(stored);
  return ({ date }: { readonly date: D }): boolean => {
    const total = (totals.get(date) ?? 0) + 1;
    totals.set(date, total);
    return total <= limit;
  };
}
