import { addDays, localDate } from '../local-date.ts';
import type { RepUnit } from '../plan.ts';
import { USUAL_GYM_WEIGHTS } from '../plates.ts';
import type { PerformedSet, SetKind } from '../workout.ts';
import { type LoadSettings, loadsFor } from './loads.ts';
import { nextTargets } from './next-targets.ts';
import type { Goal, Session } from './suggestion.ts';

export const TODAY = localDate('2026-03-20');
export const loads = (changes: Partial<LoadSettings> = {}) =>
  loadsFor({ kind: 'barbell', lowerBody: false, unit: 'kg', gym: USUAL_GYM_WEIGHTS.kg, ...changes });
export const goal = (changes: Partial<Goal> = {}): Goal => ({
  sets: 3,
  reps: 8,
  repsMax: 12,
  rule: 'double',
  ...changes,
});
export type Done = readonly [weight: number | null, reps: number, rpe?: number | undefined, kind?: SetKind];
export const set = ([weight, reps, rpe, kind = 'normal']: Done): PerformedSet => ({
  weight,
  reps,
  kind,
  rpe,
});
/** Newest first, a week apart. */
export const sessions = (...list: readonly (readonly Done[])[]): Session[] =>
  list.map((sets, index) => ({ date: addDays(TODAY, -7 * (index + 1)), sets: sets.map(set) }));
export const suggest = (of: Goal, past: readonly Session[], unit: RepUnit = 'reps', settings = {}) =>
  nextTargets(of, past, TODAY, { unit, loads: loads(settings) });
export const short = (suggestion: ReturnType<typeof suggest>) =>
  suggestion && [
    suggestion.change,
    ...suggestion.targets.map(({ weight, reps }) => `${weight ?? '-'}×${reps}`),
  ];

export const straight = (weight: number | null, ...reps: readonly number[]): Done[] =>
  reps.map((count) => [weight, count]);
