import { local } from '../../lib/storage.ts';

/** Open Food Facts answers so many searches a minute to one address. */
const MOST = 10;
const MINUTE_MS = 60_000;
const KEY = 'openFoodFactsSearches';

/** The searches of the last minute with this one, or how many seconds to wait before it. */
export function takeAllowance(
  before: readonly number[],
  now: number,
): { readonly turns: readonly number[] } | { readonly wait: number } {
  const recent = before.filter((turn) => turn <= now && turn > now - MINUTE_MS).slice(-MOST);
  const [oldest] = recent;
  if (oldest === undefined || recent.length < MOST) return { turns: [...recent, now] };
  return { wait: Math.ceil((oldest + MINUTE_MS - now) / 1000) };
}

function readSearchTimes(): number[] {
  try {
    const value: unknown = JSON.parse(local.get(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((turn) => typeof turn === 'number') : [];
  } catch {
    return [];
  }
}

/** Counts a search, over all tabs; answers the seconds to wait when there is none left. */
export function spendAllowance(): number | undefined {
  const next = takeAllowance(readSearchTimes(), Date.now());
  if ('wait' in next) return next.wait;
  local.set(KEY, JSON.stringify(next.turns));
  return undefined;
}
