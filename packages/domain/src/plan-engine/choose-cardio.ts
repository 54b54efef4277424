import type { ActivityLevel, FitnessGoal } from '../profile.ts';
import type { Weekday } from '../weekday.ts';
import { isNovice } from './bounds.ts';
import type { Candidate } from './candidates.ts';
import {
  CARDIO_NAMES,
  type CardioBlock,
  GENTLE_CARDIO,
  SHORT_CARDIO_BLOCKS,
  SPORT_CARDIO_BLOCKS,
  SPORTS,
  sportOf,
  WALKS,
} from './cardio.ts';
import { pick, pickWeighted } from './random.ts';
import type { WeekDraft } from './week-draft.ts';

export interface CardioPlace {
  readonly goal: FitnessGoal;
  readonly level: ActivityLevel;
  readonly day: Weekday;
  readonly block: CardioBlock;
  /** What else the day has been given. */
  readonly today: readonly Candidate[];
  /** Of the whole plan, and of this block in it. */
  readonly planSeed: string;
  readonly seed: string;
}

type Preference = (name: string) => boolean;

/** Most important first, as with strength: a preference that cannot be met is dropped. */
function preferencesOf({ goal, level, block, today, planSeed }: CardioPlace): Preference[] {
  const sports = today.map(({ exercise }) => sportOf(exercise.name));
  const isGentle = level === 'sedentary' || (isNovice(level) && block === 'long');
  const own = pick(Object.keys(SPORTS), `${planSeed}/sport`);
  const preferences: (Preference | false)[] = [
    (name) => CARDIO_NAMES[block].includes(name),
    isGentle && ((name) => GENTLE_CARDIO.includes(name)),
    !isNovice(level) && !SHORT_CARDIO_BLOCKS.includes(block) && ((name) => !WALKS.includes(name)),
    goal === 'endurance' && SPORT_CARDIO_BLOCKS.includes(block) && ((name) => sportOf(name) === own),
    block === 'warm-up' && ((name) => sports.includes(sportOf(name))),
    block === 'steady' && ((name) => !sports.includes(sportOf(name))),
  ];
  return preferences.filter((preference) => typeof preference === 'function');
}

export function chooseCardio(
  candidates: readonly Candidate[],
  draft: WeekDraft,
  place: CardioPlace,
): Candidate | undefined {
  let left = candidates.filter((candidate) => !place.today.includes(candidate));
  for (const preference of preferencesOf(place)) {
    const granted = left.filter(({ exercise }) => preference(exercise.name));
    if (granted.length > 0) left = granted;
  }
  return pickWeighted(left, place.seed, {
    numberOf: ({ exercise }) => exercise.id,
    weightOf: (candidate) => (draft.isUsed(candidate) ? 0.3 : 1),
  });
}
