import type { ExerciseSessionSets } from '@fitarc/contract/exercise-progress';
import type { RepUnit } from '@fitarc/domain/plan';
import { workingSets } from '@fitarc/domain/workout';
import { distanceText, weightText } from '../../../lib/units.ts';
import { repsWords } from '../workout-text.ts';
import { amountText } from './exercise-measure.ts';

type Sets = ExerciseSessionSets['set_details'];

const countOf = (reps: number, unit: RepUnit) =>
  unit === 'metres' ? distanceText(reps) : repsWords(reps, unit);

/** '60 kg × 8, 8, 7', and where the weight changes '60 kg × 8 · 55 kg × 10, 9'; without a weight '12, 10 reps'. */
export function sessionWords(sets: Sets, unit: RepUnit): string {
  const groups: { weight: number; counts: string[] }[] = [];
  for (const { weight, reps } of workingSets(sets)) {
    const last = groups.at(-1);
    if (last && last.weight === (weight ?? 0)) last.counts.push(countOf(reps, unit));
    else groups.push({ weight: weight ?? 0, counts: [countOf(reps, unit)] });
  }
  return groups
    .map(({ weight, counts }) => {
      const done = counts.join(', ');
      if (weight) return `${weightText(weight)} × ${done}`;
      return unit === 'reps' ? `${done} ${done === '1' ? 'rep' : 'reps'}` : done;
    })
    .join(' · ');
}

/** What a session adds up to: '1,440 kg', '28 reps', '2 min 15 s'. */
export function sessionTotal({ volume, set_details }: ExerciseSessionSets, unit: RepUnit): string {
  if (volume > 0) return weightText(volume);
  return amountText(
    workingSets(set_details).reduce((sum, { reps }) => sum + reps, 0),
    unit,
  );
}
