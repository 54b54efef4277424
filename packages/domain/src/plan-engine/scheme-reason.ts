import { repUnitOf } from '../plan.ts';
import type { FitnessGoal } from '../profile.ts';
import type { DraftEntry } from './week-draft.ts';
import { schemeInWords } from './wording.ts';

const SCHEME_TEXTS: Record<FitnessGoal, string> = {
  weight_loss: 'enough to keep your muscle while you lose weight',
  muscle_gain: 'with a weight that leaves you one or two repetitions short of your limit',
  maintenance: 'enough to keep what you have',
  endurance: 'light enough to keep moving',
  general_fitness: 'a good middle between strength and stamina',
};

/** Sets and repetitions; what is held or carried has its seconds and metres beside it. */
export function schemeReason(goal: FitnessGoal, entries: readonly DraftEntry[]): string | undefined {
  const counting = entries.filter(
    ({ candidate: { exercise } }) =>
      repUnitOf({ measure: exercise.measure, movement_pattern: exercise.movementPattern }) === 'reps',
  );
  const large = counting.filter(({ role }) => role === 'main' || role === 'compound');
  if (large.length === 0) return undefined;
  const small = schemeOf(counting.filter(({ role }) => role === 'isolation'));
  const trunk = schemeOf(counting.filter(({ role }) => role === 'core'));
  const text = `Large movements come first, while you are fresh: ${schemeInWords(large)}, ${SCHEME_TEXTS[goal]}`;
  return `${[text, ...whatFollows(small, trunk)].join('; ')}.`;
}

const schemeOf = (entries: readonly DraftEntry[]) =>
  entries.length > 0 ? schemeInWords(entries) : undefined;

function whatFollows(small: string | undefined, trunk: string | undefined): string[] {
  if (!small) return trunk ? [`the trunk follows with ${trunk}`] : [];
  if (small === trunk) return [`smaller muscles and the trunk follow with ${small}`];
  return [`smaller muscles follow with ${small}${trunk ? `, the trunk with ${trunk}` : ''}`];
}
