import { dayOf } from '../../platform/engine/backup-rotation.ts';

/** How a nightly backup is found to be due. All times are those of the machine's clock (TZ). */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A server that was running then starts within this time. */
const ON_TIME_MS = 15 * MINUTE;
/** A server that was off catches up when the newest backup is older. */
const CATCH_UP_MS = 24 * HOUR + 10 * MINUTE;
const TRIES = 3;
const TRY_AGAIN_MS = HOUR;

export interface Night {
  /** `2026-11-19`: each night is this once, whatever the clocks are set to. */
  readonly name: string;
  readonly at: Date;
}

/** `days` after the day of `now`. A time that does not exist that day is the moment the clocks go forward to. */
function nightOf(now: Date, at: string, days: number): Night {
  const [hour = 0, minute = 0] = at.split(':').map(Number);
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 12);
  const [year, month, date] = [day.getFullYear(), day.getMonth(), day.getDate()];
  return {
    name: dayOf(day),
    at: new Date(year, month, date, hour, minute),
  };
}

export function lastNight(now: Date, at: string): Night {
  const today = nightOf(now, at, 0);
  return today.at <= now ? today : nightOf(now, at, -1);
}

export function nextNight(now: Date, at: string): Night {
  const today = nightOf(now, at, 0);
  return today.at > now ? today : nightOf(now, at, 1);
}

interface Known {
  /** Of this night, newest first. */
  readonly runs: readonly { readonly error: string | null; readonly finishedAt: Date | null }[];
  readonly lastGoodAt: Date | null;
  /** Nothing was ever entered: there is nothing to catch up on. */
  readonly isFresh: boolean;
}

export function isNightDue(night: Night, now: Date, { runs, lastGoodAt, isFresh }: Known): boolean {
  if (runs.some(({ error }) => error === null)) return false;
  const [last] = runs;
  if (last) return runs.length < TRIES && now.getTime() - (last.finishedAt?.getTime() ?? 0) >= TRY_AGAIN_MS;
  if (now.getTime() - night.at.getTime() < ON_TIME_MS) return true;
  if (lastGoodAt) return now.getTime() - lastGoodAt.getTime() > CATCH_UP_MS;
  return !isFresh;
}
