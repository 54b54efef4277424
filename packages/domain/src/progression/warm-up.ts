import type { Loads } from './loads.ts';

export interface WarmUpSet {
  /** Kilograms. */
  readonly weight: number;
  readonly reps: number;
}

/** Shares of the working weight, and repetitions that get fewer as the weight gets closer. */
const STEPS = [
  { share: 0.4, reps: 8 },
  { share: 0.6, reps: 5 },
  { share: 0.8, reps: 3 },
] as const;

/** What to lift before a working weight: 40%, 60% and 80% of it, as far as they can be loaded and differ. */
export function warmUpSets(weight: number, loads: Loads): WarmUpSet[] {
  const sets: WarmUpSet[] = [];
  for (const { share, reps } of STEPS) {
    const load = Math.max(loads.lightest, loads.atMost(weight * share));
    const before = sets.at(-1)?.weight ?? 0;
    if (load > before && load < weight) sets.push({ weight: load, reps });
  }
  return sets;
}
