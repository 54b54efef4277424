import { oneRepMax, type PerformedSet } from '../workout.ts';
import type { Loads } from './loads.ts';
import type { Session, SetTarget } from './suggestion.ts';

/** What a log is marked with; such a session counts for nothing when the next one is suggested. */
export const LIGHTER_DAY = 'Lighter day on purpose';

const SESSIONS = 3;
const LIFTS = 3;
const SHARE = 0.9;

const bestMax = (sets: readonly PerformedSet[]) =>
  Math.max(0, ...sets.map(({ weight, reps }) => oneRepMax(weight, reps) ?? 0));

/** Whether the estimated maximum has fallen twice in a row, over three sessions. */
export function isFalling(sessions: readonly Session[]): boolean {
  const latest = sessions
    .filter(({ easy }) => !easy)
    .slice(0, SESSIONS)
    .map(({ sets }) => bestMax(sets));
  return (
    latest.length === SESSIONS &&
    latest.every((max, at) => max > 0 && (at === 0 || max > (latest[at - 1] ?? 0)))
  );
}

/** A lighter day is offered when three lifts are falling. How often one helps is little known: it is a common habit. */
export const isLighterDayDue = (lifts: readonly (readonly Session[])[]): boolean =>
  lifts.filter(isFalling).length >= LIFTS;

/** Half the sets, a tenth lighter. */
export function lighterTargets(targets: readonly SetTarget[], loads: Loads): SetTarget[] {
  return targets.slice(0, Math.ceil(targets.length / 2)).map(({ weight, reps }) => ({
    weight: weight === null || weight <= 0 ? weight : loads.atMost(weight * SHARE),
    reps,
  }));
}
