import { WEEKDAYS } from '../weekday.ts';
import type { Made } from './made.ts';
import { type SplitKind, splitKindOf } from './splits.ts';

const TURNS: Record<Exclude<SplitKind, 'full body' | 'circuits'>, string> = {
  'upper and lower': 'Upper body and lower body take turns',
  'upper, lower, push, pull, legs':
    'Upper and lower body come first, then a day each for pushing, pulling and legs',
  'push, pull, legs': 'Pushing, pulling and legs take turns',
  'push and pull': 'Pushing and pulling take turns',
};

function circuitsText(count: number): string {
  if (count === 1) return 'One short strength circuit keeps your muscles and joints up to the cardio.';
  return 'Hard cardio days never follow each other, and two short strength circuits keep your muscles and joints up to it.';
}

function fullBodyText(count: number, what: string): string {
  if (count === 1) return `The strength day works ${what}.`;
  return `Every strength day works ${what} and has a day without strength on either side, so that you come back fresh.`;
}

/** How the strength of the week is divided. */
export function splitReason({ outline, days, wishes }: Made): string {
  const kind = splitKindOf(outline);
  const count = WEEKDAYS.filter((day) => days[day].some(({ role }) => role)).length;
  if (kind === 'circuits') return circuitsText(count);
  const isWhole = (wishes.avoid ?? []).length === 0;
  if (kind === 'full body')
    return fullBodyText(count, isWhole ? 'the whole body' : 'all that you do not avoid');
  return `${TURNS[kind]}, so that each muscle has at least two days before it works hard again.`;
}
