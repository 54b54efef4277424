import type { FitnessGoal } from '@fitarc/domain/profile';
import { FITNESS_GOAL_LABELS } from '@fitarc/domain/profile-labels';
import { formatShort, formatWeight } from '../../lib/format-number.ts';

export const NOT_KNOWN = 'N/A';

/** '76.4 kg', in the unit it was entered in. */
export const weightWords = (weight: number | null, unit: string): string =>
  weight === null ? NOT_KNOWN : formatWeight(weight, unit);

export const heightWords = (height: number | null, unit: string): string =>
  height === null ? NOT_KNOWN : `${formatShort(height)} ${unit}`;

export const goalWords = (goal: string | null): string =>
  (goal && FITNESS_GOAL_LABELS[goal as FitnessGoal]) || NOT_KNOWN;
