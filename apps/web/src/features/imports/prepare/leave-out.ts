import { MEAL_BOUNDS } from '@fitarc/contract/meals';
import { addDays, dayAt, type LocalDate } from '@fitarc/domain/local-date';
import { LOG_BOUNDS } from '@fitarc/domain/workout';
import { LeftOutList } from '../read/left-out.ts';
import type { ParsedFile, ParsedWeight } from '../read/parsed-file.ts';
import { boundedKey } from './bounded-key.ts';

const FIRST_DAY = '1900-01-01';
const IN_FUTURE = 'Entries dated in the future';
const SECOND_WEIGHT = 'Further weights of a day; the first one is imported';
export const ODD_WEIGHT = 'Weights that cannot be right';
const ODD_MEASUREMENT = 'Measurements that cannot be right';
const ODD_MEAL = 'Foods with numbers that cannot be right';

/** A zone may be a day ahead of where the member is now. */
const isOnTime = (last: LocalDate) => (one: { readonly date: LocalDate }) =>
  one.date <= last && one.date >= FIRST_DAY;

/** The first of each day. */
function firstOfDay(weights: readonly ParsedWeight[], leftOut: LeftOutList): ParsedWeight[] {
  const days = new Set<LocalDate>();
  return weights.filter(({ date }) => {
    if (!days.has(date)) return days.add(date);
    leftOut.add(SECOND_WEIGHT);
    return false;
  });
}

const withBoundedKey = <T extends { readonly key: string }>(one: T): T => ({
  ...one,
  key: boundedKey(one.key),
});

/** Leaves out what the server would refuse, and says so. */
export function leaveOutInvalid(given: ParsedFile, now = new Date()): ParsedFile {
  const file = {
    ...given,
    workouts: given.workouts.map(withBoundedKey),
    meals: given.meals.map(withBoundedKey),
    plans: given.plans?.map(withBoundedKey),
    foods: given.foods?.map(withBoundedKey),
    weights: given.weights.map(withBoundedKey),
    measurements: given.measurements.map(withBoundedKey),
  };
  const leftOut = new LeftOutList();
  const kept = <T extends { readonly date: LocalDate }>(
    list: readonly T[],
    isFine: (one: T) => boolean,
    reason: string,
  ) =>
    list.filter((one) => {
      const onTime = isOnTime(addDays(dayAt(now), 1))(one);
      if (onTime && isFine(one)) return true;
      leftOut.add(onTime ? reason : IN_FUTURE);
      return false;
    });
  const isAmount = (value: number | undefined) =>
    value === undefined || (value >= 0 && value <= MEAL_BOUNDS.figure);
  const workouts = kept(file.workouts, () => true, '').map((workout) => ({
    ...workout,
    name: workout.name.slice(0, LOG_BOUNDS.name),
    notes: workout.notes?.slice(0, LOG_BOUNDS.notes),
  }));
  return {
    ...file,
    workouts,
    meals: kept(
      file.meals,
      ({ calories, protein, carbs, fats, fiber, sugar, saturatedFat, sodium }) =>
        [calories, protein, carbs, fats, fiber, sugar, saturatedFat, sodium].every(isAmount),
      ODD_MEAL,
    ),
    weights: firstOfDay(
      kept(file.weights, ({ weight }) => weight >= 20 && weight <= 700, ODD_WEIGHT),
      leftOut,
    ),
    measurements: kept(file.measurements, ({ value }) => value > 0 && value < 700, ODD_MEASUREMENT),
    leftOut: [...file.leftOut, ...leftOut.list()],
  };
}
