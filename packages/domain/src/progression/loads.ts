import { type GymWeights, loadingAbove, loadingUpTo } from '../plates.ts';
import { roundTo, type WeightUnit, weightInKg, weightInUnit } from '../units.ts';

/** What an exercise is loaded with. */
export type LoadKind = 'barbell' | 'dumbbells' | 'machine';

export interface LoadSettings {
  readonly kind: LoadKind;
  /** Legs and hips take larger steps. */
  readonly lowerBody: boolean;
  readonly unit: WeightUnit;
  readonly gym: GymWeights;
  /** The member's own step for the exercise, in kilograms. */
  readonly step?: number | null | undefined;
}

/** The weights an exercise can have, all in kilograms. */
export interface Loads {
  /** The bar alone, or nothing. */
  readonly lightest: number;
  /** One step heavier, or with less help. */
  up(kg: number): number;
  /** The heaviest that is not heavier. */
  atMost(kg: number): number;
}

/** Of a barbell: what people usually add. */
const BARBELL_STEPS = {
  kg: { upper: 2.5, lower: 5 },
  lbs: { upper: 5, lower: 10 },
} as const;

const EQUIPMENT_KINDS: readonly (readonly [string, LoadKind])[] = [
  ['Barbell', 'barbell'],
  ['Dumbbells', 'dumbbells'],
  ['Kettlebell', 'dumbbells'],
];

export const loadKindOf = (equipment: readonly string[]): LoadKind =>
  EQUIPMENT_KINDS.find(([name]) => equipment.includes(name))?.[1] ?? 'machine';

const HUNDREDTH = 0.01;

export function loadsFor({ kind, lowerBody, unit, gym, step }: LoadSettings): Loads {
  const own = step ? weightInUnit(step, unit) : undefined;
  const barStep = own ?? BARBELL_STEPS[unit][lowerBody ? 'lower' : 'upper'];
  const stackStep = own ?? (kind === 'dumbbells' ? gym.dumbbell_step : gym.machine_step);
  const toKg = (value: number) => weightInKg(roundTo(value, 2), unit);
  // A light weight on a barbell exercise is a lighter bar than the one in the settings.
  const onBar = (value: number) => kind === 'barbell' && value >= gym.bar;

  return {
    lightest: kind === 'barbell' ? toKg(gym.bar) : 0,
    up(kg) {
      const value = weightInUnit(kg, unit);
      if (!onBar(value)) {
        const next = value + (kind === 'barbell' ? barStep : stackStep);
        return toKg(value < 0 ? Math.min(0, next) : next);
      }
      // Where the plates do not allow the step exactly, the next weight they do.
      const wanted = value + barStep - HUNDREDTH;
      return toKg(loadingAbove(wanted, gym)?.total ?? value + barStep);
    },
    atMost(kg) {
      const value = weightInUnit(kg, unit);
      if (onBar(value)) return toKg(loadingUpTo(value, gym).total);
      const by = kind === 'barbell' ? barStep : stackStep;
      return toKg(Math.floor(roundTo(value / by, 6)) * by);
    },
  };
}
