import type { PlanExercise } from '@fitarc/contract/plans';
import { repUnitOf } from '@fitarc/domain/plan';
import { PROGRESSION_LABELS } from '@fitarc/domain/progression/rules';
import { weightText } from '../../../lib/units.ts';
import { REP_UNIT_SHORT } from '../../plans/plan-text.ts';

export type ShownEntry = Pick<
  PlanExercise,
  | 'sets'
  | 'reps'
  | 'reps_max'
  | 'measure'
  | 'movement_pattern'
  | 'target_weight'
  | 'target_percent'
  | 'target_rpe'
  | 'rest_seconds'
  | 'progression'
>;

/** '3 × 8–12', '1 × 5', '6 × 1 min'. */
export function amountText(entry: ShownEntry): string {
  const { sets, reps, reps_max } = entry;
  const range = reps_max && reps_max > reps ? `${reps}–${reps_max}` : `${reps}`;
  return `${sets} × ${range}${REP_UNIT_SHORT[repUnitOf(entry)]}`;
}

function restText(seconds: number): string {
  if (seconds < 60) return `${seconds} s rest`;
  const [minutes, left] = [Math.floor(seconds / 60), seconds % 60];
  return left === 0 ? `${minutes} min rest` : `${minutes}:${String(left).padStart(2, '0')} min rest`;
}

/** '76% of max · 3 min rest'. */
export const targetsText = (entry: ShownEntry): string =>
  [
    entry.target_weight ? weightText(entry.target_weight) : '',
    entry.target_percent ? `${entry.target_percent}% of max` : '',
    entry.target_rpe ? `RPE ${entry.target_rpe}` : '',
    entry.rest_seconds ? restText(entry.rest_seconds) : '',
  ]
    .filter(Boolean)
    .join(' · ');

/** For the details of an exercise: 'In this plan: 3 × 8–12, 90 s rest. Progression: Reps, then weight'. */
export function noteText(entry: ShownEntry): string {
  const targets = targetsText(entry).replaceAll(' · ', ', ');
  const how = entry.progression ? ` Progression: ${PROGRESSION_LABELS[entry.progression]}.` : '';
  return `In this plan: ${amountText(entry)}${targets ? `, ${targets}` : ''}.${how}`;
}
