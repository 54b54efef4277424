import type { ActivityLevel, FitnessGoal } from '../profile.ts';
import { type Week, weekOf } from '../weekday.ts';
import { TRAINING_DAYS } from './bounds.ts';
import type { CardioBlock } from './cardio.ts';
import type { SessionName } from './sessions.ts';

export interface DayOutline {
  readonly session?: SessionName;
  readonly cardio: readonly CardioBlock[];
}

const strength = (session: SessionName, ...cardio: CardioBlock[]): DayOutline => ({ session, cardio });
const cardio = (...blocks: CardioBlock[]): DayOutline => ({ cardio: blocks });

type Split = Partial<Week<DayOutline>>;

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

/** Rest days have no outline. */
export function outlineOf(goal: FitnessGoal, level: ActivityLevel): Week<DayOutline | undefined> {
  const split = SPLITS[goal][TRAINING_DAYS[goal][level]];
  return weekOf((day) => split?.[day]);
}

export type SplitKind =
  | 'full body'
  | 'upper and lower'
  | 'upper, lower, push, pull, legs'
  | 'push, pull, legs'
  | 'circuits';

export function splitKindOf(goal: FitnessGoal, level: ActivityLevel): SplitKind {
  const sessions = Object.values(outlineOf(goal, level)).flatMap((day) => day?.session ?? []);
  const has = (word: string) => sessions.some((session) => session.startsWith(word));
  if (has('circuit')) return 'circuits';
  if (has('full body')) return 'full body';
  if (!has('push')) return 'upper and lower';
  return has('upper') ? 'upper, lower, push, pull, legs' : 'push, pull, legs';
}
