import type { Equipment } from '../exercise.ts';
import type { PlanWishes } from '../plan-options.ts';
import { equipmentFor } from './candidates.ts';
import type { DraftEntry } from './week-draft.ts';
import { inWords } from './wording.ts';

/** In the order they are named. The floor is nothing one has to have. */
const WORDS: Partial<Record<Equipment, string>> = {
  Machine: 'machines',
  Cable: 'cables',
  Barbell: 'a barbell',
  Dumbbells: 'dumbbells',
  Kettlebell: 'a kettlebell',
  'Resistance Bands': 'resistance bands',
};

export function equipmentReason(entries: readonly DraftEntry[], { equipment }: PlanWishes): string {
  const needed: readonly string[] = equipmentFor(entries.map(({ candidate }) => candidate));
  const words = Object.entries(WORDS).flatMap(([piece, word]) => (needed.includes(piece) ? [word] : []));
  if (words.length === 0) return 'You need no equipment.';
  if (equipment) return `You need ${inWords(words)}, all of which you have.`;
  return `You need ${inWords(words)}; exchange what you do not have.`;
}
