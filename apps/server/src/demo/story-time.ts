import { addDays, dayAt, type LocalDate } from '@fitarc/domain/local-date';

/** A stream of numbers from 0 to 1 that is the same every time: the demo always tells the same story. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const pick = <T>(roll: () => number, list: readonly [T, ...T[]]): T =>
  list[Math.floor(roll() * list.length)] ?? list[0];

const now = new Date();
const TODAY = dayAt(now);

export const daysAgo = (days: number): LocalDate => addDays(TODAY, -days);

/** That day at that hour, and never later than now. */
export function momentOf(day: LocalDate, hour: number): Date {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const minutes = Math.round((hour % 1) * 60);
  return new Date(
    Math.min(now.getTime(), new Date(year, month - 1, date, Math.floor(hour), minutes).getTime()),
  );
}

/** Monday is 0. */
export const weekdayOf = (day: LocalDate): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
