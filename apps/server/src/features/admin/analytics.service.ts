import { addDays, dayAt, type LocalDate } from '@fitarc/domain/local-date';
import { minutesAfter } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { countSignUps } from '../../platform/users/users.repository.ts';
import { listActivity } from './analytics.repository.ts';

const DAYS = 30;
/** Where a day begins first it is this much earlier than in Greenwich, and where last this much later. */
const [EARLIEST_HOURS, LATEST_HOURS] = [14, 12];
/** The clocks of all zones differ by whole quarters of an hour. */
const STEP_MINUTES = 15;

/**
 * When a day begins in a zone. Looked for instead of calculated: on some days there is no midnight. Nor is the
 * database asked: it may not know a zone by the name the browser has for it.
 */
export function startOfDay(day: LocalDate, zone: string): Date {
  const greenwich = new Date(`${day}T00:00:00Z`);
  const at = (step: number) => minutesAfter(greenwich, step * STEP_MINUTES - EARLIEST_HOURS * 60);
  let before = -1;
  let from = ((EARLIEST_HOURS + LATEST_HOURS) * 60) / STEP_MINUTES;
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (dayAt(at(middle), zone) < day) before = middle;
    else from = middle;
  }
  return at(from);
}

/** Thirty days until today, those on which nothing happened among them. */
export async function lastDays(db: Db, today: LocalDate, zone: string) {
  const first = addDays(today, 1 - DAYS);
  const days = Array.from({ length: DAYS }, (_, place) => addDays(first, place));
  const starts = [...days.slice(1), addDays(today, 1)].map((day) => startOfDay(day, zone));
  const [signUps, active] = await Promise.all([
    countSignUps(db, [startOfDay(first, zone), ...starts]),
    listActivity(db, first, today),
  ]);
  const byDate = new Map(active.map((day) => [day.date, day]));
  return {
    userGrowth: days.map((date, place) => ({ date, newUsers: signUps.get(place + 1) ?? 0 })),
    activity: days.map((date) => byDate.get(date) ?? { date, meals: 0, workouts: 0 }),
  };
}
