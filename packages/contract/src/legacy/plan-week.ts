/** Accepted shapes of a plan's week: weekday names in any case; lists of days instead of a map. */
import { readWeekday, type Week, weekOf } from '@fitarc/domain/weekday';
import { isFields } from '../fields.ts';

/** The days of a map, whatever the case of their names; other keys are left out. */
export function readWeek(value: unknown, otherwise: unknown = []): Week<unknown> {
  const days = isFields(value) ? Object.entries(value) : [];
  return weekOf((day) => days.find(([key]) => readWeekday(key) === day)?.[1] ?? otherwise);
}

/** What is handed in instead of a week that cannot be read; the schema behind it refuses it in words. */
const UNREADABLE = undefined;

interface NamedDay {
  readonly day: unknown;
  readonly exercises: unknown;
}

const namedDay = (item: unknown): NamedDay =>
  isFields(item)
    ? { day: item.day ?? item.name, exercises: item.exercises }
    : { day: item, exercises: undefined };

const isDayMap = (value: unknown): value is Record<string, unknown> =>
  isFields(value) && Object.keys(value).every((key) => readWeekday(key));

/** A map from weekday to exercises, in any case, with nothing but weekdays in it; without any it is all rest. */
export const readWorkouts = (value: unknown): Week<unknown> | undefined =>
  isDayMap(value) ? readWeek(value) : UNREADABLE;

const isEmpty = (week: Week<unknown>) =>
  Object.values(week).every((day) => Array.isArray(day) && day.length === 0);

function readDayList(list: readonly unknown[], selected: unknown): Week<unknown> | undefined {
  const days = list.map(namedDay).map(({ day, exercises }) => ({
    day: typeof day === 'string' ? readWeekday(day) : undefined,
    exercises,
  }));
  if (list.length === 0 || days.some(({ day }) => !day)) return UNREADABLE;
  const week = weekOf((name) => {
    // A day may be named twice; what is no list is handed on, to be refused.
    const lists = days.flatMap(({ day, exercises }) => (day === name ? [exercises ?? []] : []));
    return lists.find((list) => !Array.isArray(list)) ?? lists.flat();
  });
  if (!isEmpty(week)) return week;
  const named = new Set(days.map(({ day }) => day));
  if (Array.isArray(selected)) return weekOf((day) => (named.has(day) ? selected : []));
  return isDayMap(selected) ? readWeek(selected) : week;
}

/**
 * A custom plan names its days as a map of exercises, as a list of days with exercises, or as a list of names
 * alone; the exercises are then in a second map, or in one list that is meant for every named day.
 */
export function readCustomWeek(days: unknown, selected: unknown): Week<unknown> | undefined {
  if (Array.isArray(days)) return readDayList(days, selected);
  if (!isDayMap(days)) return UNREADABLE;
  return readDayList(
    Object.entries(days).map(([day, exercises]) => ({ day, exercises })),
    selected,
  );
}
