import type { FitnessGoal } from '@fitarc/domain/profile';
import { FITNESS_GOAL_LABELS } from '@fitarc/domain/profile-labels';
import { fromCm, fromKg, type HeightUnit, toCm, toKg, type WeightUnit } from '@fitarc/domain/units';
import { formatShort, formatWeight } from '../../lib/format-number.ts';
import { currentUnits } from '../../lib/units.ts';

export const NOT_KNOWN = 'N/A';

/** '76.4 kg', in the unit the member reads. */
export function weightWords(weight: number | null, unit: WeightUnit): string {
  if (weight === null) return NOT_KNOWN;
  const shown = currentUnits().weight;
  return formatWeight(shown === unit ? weight : fromKg(toKg(weight, unit), shown), shown);
}

export function heightWords(height: number | null, unit: HeightUnit): string {
  if (height === null) return NOT_KNOWN;
  const shown = currentUnits().length;
  return `${formatShort(shown === unit ? height : fromCm(toCm(height, unit), shown))} ${shown}`;
}

export const goalWords = (goal: string | null): string =>
  (goal && FITNESS_GOAL_LABELS[goal as FitnessGoal]) || NOT_KNOWN;
