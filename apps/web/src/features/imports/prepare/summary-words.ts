import type { FileSummary } from './summarize.ts';

type Figure = readonly [count: number, noun: string];

/** The count, and the noun in its singular or plural. */
const nounOf = (count: number, noun: string): Figure => [count, count === 1 ? noun : `${noun}s`];

/** How many of each kind the file has; kinds it has none of are left out. */
export function figuresOf(summary: FileSummary): Figure[] {
  const { workouts, sets, names, plans, favorites, foods, meals, weights, measurements } = summary;
  return [
    nounOf(workouts, 'workout'),
    nounOf(sets, 'set'),
    nounOf(names.length, 'exercise'),
    nounOf(plans, 'plan'),
    nounOf(favorites, 'favorite'),
    nounOf(foods, 'food'),
    nounOf(meals, 'meal'),
    nounOf(weights, 'weight'),
    nounOf(measurements, 'measurement'),
  ].filter(([count]) => count > 0);
}
