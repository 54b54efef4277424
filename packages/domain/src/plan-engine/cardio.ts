import type { PerLevel } from './bounds.ts';

/** A stretch of cardio: alone on its day, after a warm-up, or at the end of a strength session. */
export type CardioBlock =
  | 'warm-up'
  | 'easy'
  | 'steady'
  | 'tempo'
  | 'intervals'
  | 'long'
  | 'finisher'
  | 'easy finish';

interface Dose {
  readonly sets: number;
  readonly minutes: number;
}
const once = (a: number, b: number, c: number, d: number, e: number): PerLevel<Dose> => ({
  sedentary: { sets: 1, minutes: a },
  lightly_active: { sets: 1, minutes: b },
  moderately_active: { sets: 1, minutes: c },
  very_active: { sets: 1, minutes: d },
  extremely_active: { sets: 1, minutes: e },
});

export const CARDIO_DOSES: Record<CardioBlock, PerLevel<Dose>> = {
  'warm-up': once(10, 10, 10, 10, 10),
  easy: once(20, 25, 30, 40, 45),
  'easy finish': once(20, 25, 30, 30, 30),
  steady: once(15, 20, 20, 25, 30),
  tempo: once(15, 20, 25, 30, 35),
  long: once(35, 40, 50, 60, 60),
  finisher: once(10, 10, 10, 15, 15),
  intervals: {
    sedentary: { sets: 6, minutes: 1 },
    lightly_active: { sets: 6, minutes: 2 },
    moderately_active: { sets: 5, minutes: 3 },
    very_active: { sets: 6, minutes: 3 },
    extremely_active: { sets: 6, minutes: 4 },
  },
};

/** After one of these the next day is easier; the splits are laid out so, and their test asks. */
export const HARD_BLOCKS: readonly CardioBlock[] = ['intervals', 'tempo', 'long'];

/** Somebody who has not moved for years starts with these. */
export const GENTLE_CARDIO: readonly string[] = [
  'Brisk Walk',
  'Elliptical Trainer',
  'Incline Treadmill Walk',
  'Outdoor Cycling',
  'Stationary Bike',
];

/** Too little for those who train already, except before or after something else. */
export const WALKS: readonly string[] = ['Brisk Walk', 'Incline Treadmill Walk'];
export const SHORT_CARDIO_BLOCKS: readonly CardioBlock[] = ['warm-up', 'finisher', 'easy finish'];

const INDOORS = [
  'Brisk Walk',
  'Elliptical Trainer',
  'Incline Treadmill Walk',
  'Rowing Machine',
  'Stair Climber',
  'Stationary Bike',
  'Treadmill Run',
];
const AT_AN_EASY_PACE = [...INDOORS, 'Easy Run', 'Outdoor Cycling'];
const BY_THE_HOUR = [
  'Breaststroke Swimming',
  'Brisk Walk',
  'Easy Run',
  'Freestyle Swimming',
  'Outdoor Cycling',
  'Stationary Bike',
];

/** What suits a block, by name; of a library without these any cardio will do. */
export const CARDIO_NAMES: Record<CardioBlock, readonly string[]> = {
  'warm-up': ['Brisk Walk', 'Easy Run', 'Elliptical Trainer', 'Stationary Bike'],
  easy: BY_THE_HOUR,
  'easy finish': AT_AN_EASY_PACE,
  steady: AT_AN_EASY_PACE,
  tempo: [
    'Elliptical Trainer',
    'Incline Treadmill Walk',
    'Outdoor Cycling',
    'Rowing Machine',
    'Stationary Bike',
    'Tempo Run',
    'Treadmill Run',
  ],
  intervals: [
    'Air Bike',
    'Elliptical Trainer',
    'Incline Treadmill Walk',
    'Interval Run',
    'Jump Rope',
    'Rowing Machine',
    'Ski Erg',
    'Stationary Bike',
    'Treadmill Run',
  ],
  long: BY_THE_HOUR,
  finisher: INDOORS,
};

/** Somebody who trains for endurance stays with one sport where it counts. */
export const SPORTS: Readonly<Record<string, readonly string[]>> = {
  'on foot': [
    'Brisk Walk',
    'Easy Run',
    'Incline Treadmill Walk',
    'Interval Run',
    'Stair Climber',
    'Tempo Run',
    'Treadmill Run',
  ],
  'by bike': ['Air Bike', 'Outdoor Cycling', 'Stationary Bike'],
};
export const SPORT_CARDIO_BLOCKS: readonly CardioBlock[] = ['tempo', 'intervals', 'long'];

export const sportOf = (name: string): string =>
  Object.keys(SPORTS).find((sport) => SPORTS[sport]?.includes(name)) ?? name;
