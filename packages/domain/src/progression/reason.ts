import type { LocalDate } from '../local-date.ts';
import type { SetTarget, Suggestion } from './suggestion.ts';

/** How figures and days are written on the screen. */
export interface Wording {
  weight(kg: number): string;
  /** '10', '30 s'. */
  reps(amount: number): string;
  /** 'last Tuesday', 'on 3 Nov'. */
  day(date: LocalDate): string;
}

const sameWeight = (sets: readonly SetTarget[]) => sets.every(({ weight }) => weight === sets[0]?.weight);

/** '8, 8, 8 at 60 kg', '50 kg × 10, 55 kg × 8', '12, 12'. */
function setsText(sets: readonly SetTarget[], { weight, reps }: Wording): string {
  const first = sets[0]?.weight;
  if (!sameWeight(sets))
    return sets.map((set) => `${set.weight ? `${weight(set.weight)} × ` : ''}${reps(set.reps)}`).join(', ');
  const amounts = sets.map((set) => reps(set.reps)).join(', ');
  return first ? `${amounts} at ${weight(first)}` : amounts;
}

/** '62.5 kg × 8'; of sets that differ the heaviest. */
export function targetText(targets: readonly SetTarget[], { weight, reps }: Wording): string {
  const top = [...targets].sort((a, b) => (b.weight ?? 0) - (a.weight ?? 0) || b.reps - a.reps)[0];
  if (!top) return '';
  return top.weight ? `${weight(top.weight)} × ${reps(top.reps)}` : reps(top.reps);
}

const ENDINGS: Record<Suggestion['change'], string> = {
  start: 'The weight of your plan.',
  heavier: 'All done, so one step heavier today.',
  more: 'A little more today.',
  top: 'That is the top of the range: add weight or choose a harder version.',
  sets: 'Do all the sets, then add weight.',
  easy: 'It felt easy, so one step heavier today.',
  hold: 'It was harder than planned, so the same again.',
  repeat: 'Not all reps, so the same weight again.',
  lighter: 'Missed twice in a row, so about 5% lighter.',
  restart: 'Missed three times in a row, so about 10% lighter, and build up again.',
  break: 'That is a while ago, so start lighter.',
  percent: 'A share of your best estimated one-rep max.',
};

/** '8, 8, 8 at 60 kg last Tuesday. All done, so one step heavier today.' */
export function reasonText({ change, last }: Suggestion, wording: Wording): string {
  if (!last) return ENDINGS[change];
  return `${setsText(last.sets, wording)} ${wording.day(last.date)}. ${ENDINGS[change]}`;
}

/** The first half alone: '8, 8, 8 at 60 kg last Tuesday'. */
export const lastText = ({ last, change }: Suggestion, wording: Wording): string =>
  last ? `${setsText(last.sets, wording)} ${wording.day(last.date)}` : ENDINGS[change];
