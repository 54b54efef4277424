import type { PlanWishes } from '../plan-options.ts';
import type { ActivityLevel, FitnessGoal } from '../profile.ts';
import { WEEKDAYS, weekOf } from '../weekday.ts';
import { TRAINING_DAYS } from './bounds.ts';
import { cardio, type DayOutline, type Outline, type Split, strength } from './day-outline.ts';
import { MORE_SPLITS } from './more-splits.ts';
import type { SessionName } from './sessions.ts';

/** Full-body days stand apart; areas that share a day with nothing in common may follow each other. */
const SPLITS: Record<FitnessGoal, Readonly<Record<number, Split>>> = {
  weight_loss: {
    4: {
      Monday: strength('full body A', 'finisher'),
      Wednesday: strength('full body B', 'finisher'),
      Friday: strength('full body C', 'finisher'),
      Saturday: cardio('steady', 'steady'),
    },
    5: {
      Monday: strength('full body A', 'finisher'),
      Tuesday: cardio('steady', 'steady'),
      Wednesday: strength('full body B', 'finisher'),
      Friday: strength('full body C', 'finisher'),
      Saturday: cardio('warm-up', 'intervals'),
    },
  },
  muscle_gain: {
    4: {
      Monday: strength('upper A'),
      Tuesday: strength('lower A'),
      Thursday: strength('upper B'),
      Friday: strength('lower B'),
    },
    5: {
      Monday: strength('upper A'),
      Tuesday: strength('lower A'),
      Thursday: strength('push A'),
      Friday: strength('pull A'),
      Saturday: strength('lower B'),
    },
    6: {
      Monday: strength('push A'),
      Tuesday: strength('pull A'),
      Wednesday: strength('lower A'),
      Thursday: strength('push B'),
      Friday: strength('pull B'),
      Saturday: strength('lower B'),
    },
  },
  maintenance: {
    3: {
      Monday: strength('full body A', 'finisher'),
      Wednesday: strength('full body B', 'finisher'),
      Friday: strength('full body C', 'finisher'),
    },
    4: {
      Monday: strength('upper A', 'finisher'),
      Tuesday: strength('lower A'),
      Thursday: strength('upper B', 'finisher'),
      Friday: strength('lower B', 'finisher'),
    },
  },
  endurance: {
    5: {
      Monday: strength('circuit A', 'easy finish'),
      Tuesday: cardio('warm-up', 'intervals'),
      Thursday: cardio('warm-up', 'tempo'),
      Friday: strength('circuit B', 'easy finish'),
      Saturday: cardio('long'),
    },
    6: {
      Monday: strength('circuit A', 'easy finish'),
      Tuesday: cardio('warm-up', 'intervals'),
      Wednesday: cardio('easy'),
      Thursday: cardio('warm-up', 'tempo'),
      Friday: strength('circuit B', 'easy finish'),
      Saturday: cardio('long'),
    },
  },
  general_fitness: {
    3: {
      Monday: strength('full body A', 'finisher'),
      Wednesday: strength('full body B', 'finisher'),
      Friday: strength('full body C', 'finisher'),
    },
    4: {
      Monday: strength('full body A', 'finisher'),
      Wednesday: strength('full body B'),
      Friday: strength('full body C', 'finisher'),
      Saturday: cardio('steady', 'steady'),
    },
    5: {
      Monday: strength('upper A'),
      Tuesday: strength('lower A'),
      Wednesday: cardio('steady', 'steady'),
      Friday: strength('upper B', 'finisher'),
      Saturday: strength('lower B'),
    },
  },
};

/** Arms and trunk take turns where nothing is left for days of legs. */
const TURNS: readonly SessionName[] = ['push A', 'pull A', 'push B', 'pull B'];
const isOfLegs = ({ session }: DayOutline) => session?.startsWith('lower') ?? false;

function withoutLegs(split: Split): Split {
  const days = WEEKDAYS.flatMap((day) => {
    const outline = split[day];
    return outline ? [{ day, outline }] : [];
  });
  if (!days.some(({ outline }) => isOfLegs(outline))) return split;
  const takesTurns = !days.some(({ outline }) => outline.session?.startsWith('upper'));
  if (takesTurns) {
    return Object.fromEntries(
      days.filter(({ outline }) => !isOfLegs(outline)).map(({ day, outline }) => [day, outline]),
    );
  }
  let turn = 0;
  return Object.fromEntries(
    days.flatMap(({ day, outline }) => {
      if (!outline.session) return [[day, outline]];
      const session = TURNS[turn++];
      return session ? [[day, { ...outline, session }]] : [];
    }),
  );
}

/** The week before any exercise is chosen: by goal and level, unless days or muscles are asked for. */
export function outlineOf(goal: FitnessGoal, level: ActivityLevel, wishes: PlanWishes = {}): Outline {
  const days = wishes.days ?? TRAINING_DAYS[goal][level];
  const split = SPLITS[goal][days] ?? MORE_SPLITS[goal][days] ?? {};
  const wanted = wishes.avoid?.includes('Legs') ? withoutLegs(split) : split;
  return weekOf((day) => wanted[day]);
}

export type SplitKind =
  | 'full body'
  | 'upper and lower'
  | 'upper, lower, push, pull, legs'
  | 'push, pull, legs'
  | 'push and pull'
  | 'circuits';

export function splitKindOf(outline: Outline): SplitKind {
  const sessions = Object.values(outline).flatMap((day) => day?.session ?? []);
  const has = (word: string) => sessions.some((session) => session.startsWith(word));
  if (has('circuit')) return 'circuits';
  if (has('full body')) return 'full body';
  if (!has('push')) return 'upper and lower';
  if (!has('lower')) return 'push and pull';
  return has('upper') ? 'upper, lower, push, pull, legs' : 'push, pull, legs';
}
