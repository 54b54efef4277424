import type { FitnessGoal } from '../profile.ts';
import { cardio, type Split, strength } from './day-outline.ts';

const FULL_BODY: Readonly<Record<number, Split>> = {
  1: { Monday: strength('full body A', 'finisher') },
  2: { Monday: strength('full body A', 'finisher'), Thursday: strength('full body B', 'finisher') },
  3: {
    Monday: strength('full body A', 'finisher'),
    Wednesday: strength('full body B', 'finisher'),
    Friday: strength('full body C', 'finisher'),
  },
};

const UPPER_AND_LOWER: Readonly<Record<number, Split>> = {
  6: {
    Monday: strength('upper A', 'finisher'),
    Tuesday: strength('lower A'),
    Wednesday: cardio('steady', 'steady'),
    Thursday: strength('upper B', 'finisher'),
    Friday: strength('lower B'),
    Saturday: cardio('steady', 'steady'),
  },
  7: {
    Monday: strength('upper A', 'finisher'),
    Tuesday: strength('lower A'),
    Wednesday: cardio('steady', 'steady'),
    Thursday: strength('upper B', 'finisher'),
    Friday: strength('lower B'),
    Saturday: cardio('steady', 'steady'),
    Sunday: cardio('easy'),
  },
};

/** Weeks nobody gets by goal and level alone: for those who say how many days they have. */
export const MORE_SPLITS: Record<FitnessGoal, Readonly<Record<number, Split>>> = {
  weight_loss: {
    ...FULL_BODY,
    6: {
      Monday: strength('full body A', 'finisher'),
      Tuesday: cardio('steady', 'steady'),
      Wednesday: strength('full body B', 'finisher'),
      Thursday: cardio('easy'),
      Friday: strength('full body C', 'finisher'),
      Saturday: cardio('warm-up', 'intervals'),
    },
    7: {
      Monday: strength('full body A', 'finisher'),
      Tuesday: cardio('steady', 'steady'),
      Wednesday: strength('full body B', 'finisher'),
      Thursday: cardio('easy'),
      Friday: strength('full body C', 'finisher'),
      Saturday: cardio('warm-up', 'intervals'),
      Sunday: cardio('easy'),
    },
  },
  muscle_gain: {
    1: { Monday: strength('full body A') },
    2: { Monday: strength('full body A'), Thursday: strength('full body B') },
    3: {
      Monday: strength('full body A'),
      Wednesday: strength('full body B'),
      Friday: strength('full body C'),
    },
    7: {
      Monday: strength('push A'),
      Tuesday: strength('pull A'),
      Wednesday: strength('lower A'),
      Thursday: strength('push B'),
      Friday: strength('pull B'),
      Saturday: strength('lower B'),
      Sunday: cardio('easy'),
    },
  },
  maintenance: {
    ...FULL_BODY,
    5: {
      Monday: strength('upper A', 'finisher'),
      Tuesday: strength('lower A'),
      Wednesday: cardio('steady', 'steady'),
      Friday: strength('upper B', 'finisher'),
      Saturday: strength('lower B'),
    },
    ...UPPER_AND_LOWER,
  },
  endurance: {
    1: { Monday: strength('circuit A', 'easy finish') },
    2: { Monday: strength('circuit A', 'easy finish'), Thursday: cardio('long') },
    3: {
      Monday: strength('circuit A', 'easy finish'),
      Wednesday: cardio('warm-up', 'tempo'),
      Saturday: cardio('long'),
    },
    4: {
      Monday: strength('circuit A', 'easy finish'),
      Tuesday: cardio('warm-up', 'intervals'),
      Thursday: strength('circuit B', 'easy finish'),
      Saturday: cardio('long'),
    },
    7: {
      Monday: strength('circuit A', 'easy finish'),
      Tuesday: cardio('warm-up', 'intervals'),
      Wednesday: cardio('easy'),
      Thursday: cardio('warm-up', 'tempo'),
      Friday: strength('circuit B', 'easy finish'),
      Saturday: cardio('long'),
      Sunday: cardio('easy'),
    },
  },
  general_fitness: { ...FULL_BODY, ...UPPER_AND_LOWER },
};
