import type { Difficulty, Equipment } from '../exercise.ts';
import { ACTIVITY_LEVELS, type ActivityLevel, type FitnessGoal } from '../profile.ts';
import type { BodyArea } from '../training-load.ts';

export interface Bounds {
  readonly min: number;
  readonly max: number;
}
export type PerLevel<T> = Readonly<Record<ActivityLevel, T>>;

/** One value for each activity level, from sedentary to extremely active. */
const perLevel = <T>(...values: readonly [T, T, T, T, T]): PerLevel<T> =>
  Object.fromEntries(ACTIVITY_LEVELS.map((level, index) => [level, values[index]])) as Record<
    ActivityLevel,
    T
  >;
const from = (min: number, max: number): Bounds => ({ min, max });

/** Training days, inside what the weekly text of the goal promises. */
export const TRAINING_DAYS: Record<FitnessGoal, PerLevel<number>> = {
  weight_loss: perLevel(4, 4, 5, 5, 5),
  muscle_gain: perLevel(4, 4, 5, 6, 6),
  maintenance: perLevel(3, 3, 4, 4, 4),
  endurance: perLevel(5, 5, 5, 6, 6),
  general_fitness: perLevel(3, 3, 4, 5, 5),
};

export const DAYS_OF_GOAL: Record<FitnessGoal, Bounds> = {
  weight_loss: from(4, 5),
  muscle_gain: from(4, 6),
  maintenance: from(3, 4),
  endurance: from(5, 6),
  general_fitness: from(3, 5),
};

export const MAJOR_AREAS = [
  'Chest',
  'Back',
  'Shoulders',
  'Quadriceps',
  'Hamstrings',
  'Glutes',
] as const satisfies readonly BodyArea[];
export const MINOR_AREAS = ['Biceps', 'Triceps', 'Calves', 'Core'] as const satisfies readonly BodyArea[];

/** Sets a week of every major area. */
export const MAJOR_SETS: Record<FitnessGoal, PerLevel<Bounds>> = {
  weight_loss: perLevel(from(4, 8), from(4, 10), from(5, 12), from(6, 14), from(6, 14)),
  muscle_gain: perLevel(from(6, 12), from(6, 14), from(7, 18), from(7, 20), from(8, 20)),
  maintenance: perLevel(from(4, 8), from(5, 12), from(6, 12), from(6, 14), from(7, 14)),
  endurance: perLevel(from(2, 6), from(2, 6), from(3, 8), from(3, 8), from(3, 8)),
  general_fitness: perLevel(from(4, 8), from(4, 10), from(5, 12), from(6, 14), from(7, 14)),
};

/** Sets a week of every minor area: large lifts train them along the way. */
export const MINOR_SETS: Record<FitnessGoal, PerLevel<Bounds>> = {
  weight_loss: perLevel(from(2, 8), from(2, 8), from(2, 8), from(3, 10), from(3, 10)),
  muscle_gain: perLevel(from(4, 8), from(6, 10), from(6, 12), from(6, 14), from(6, 14)),
  maintenance: perLevel(from(2, 8), from(2, 8), from(4, 8), from(6, 10), from(6, 12)),
  endurance: perLevel(from(0, 6), from(0, 6), from(0, 6), from(0, 8), from(0, 8)),
  general_fitness: perLevel(from(2, 8), from(2, 8), from(2, 8), from(6, 10), from(6, 12)),
};

/** No session asks for forearms, hips, lower back or the whole body: they come along, and no further than this. */
export const OTHER_SETS_MAX = 9;

const isOneOf = (areas: readonly BodyArea[], area: BodyArea) => areas.includes(area);

/** Sets a week that an area may have. */
export function mostSets(area: BodyArea, goal: FitnessGoal, level: ActivityLevel): number {
  if (isOneOf(MAJOR_AREAS, area)) return MAJOR_SETS[goal][level].max;
  return isOneOf(MINOR_AREAS, area) ? MINOR_SETS[goal][level].max : OTHER_SETS_MAX;
}

/** From this many sets in a day on an area was worked hard and is left alone, or nearly so, the day after. */
export const HARD_SETS = 4;

/*
 * From here to the minutes of cardio: what the sessions, schemes and blocks add up to. The choice does not read
 * them; every plan is held against them by the tests, and the description of the generator names them.
 */

/** A day with strength work: its exercises, the closing cardio among them, and its sets without that. */
export const EXERCISES_A_SESSION = from(5, 8);
export const SETS_A_SESSION = from(10, 24);
/** A day of cardio alone. */
export const EXERCISES_OF_CARDIO = from(1, 2);

export const CARDIO_MINUTES_A_WEEK: Record<FitnessGoal, PerLevel<Bounds>> = {
  weight_loss: perLevel(from(50, 80), from(60, 90), from(80, 110), from(110, 140), from(120, 150)),
  muscle_gain: perLevel(from(0, 0), from(0, 0), from(0, 0), from(0, 0), from(0, 0)),
  maintenance: perLevel(from(20, 40), from(20, 40), from(20, 40), from(40, 60), from(40, 60)),
  endurance: perLevel(from(100, 130), from(130, 160), from(160, 190), from(210, 240), from(230, 260)),
  general_fitness: perLevel(from(20, 40), from(20, 40), from(50, 70), from(60, 80), from(60, 90)),
};

export const MAX_DIFFICULTY: PerLevel<Difficulty> = perLevel(
  'Beginner',
  'Beginner',
  'Intermediate',
  'Advanced',
  'Advanced',
);
export const ADVANCED_A_DAY = 1;
/** Nobody does twenty strict pull-ups: tough exercises appear only where this many repetitions suffice. */
export const TOUGH_REPS_MAX = 10;
/** From here on the floor, light weights and cables take the place of what is loaded for a few. */
export const MANY_REPS = 15;
export const HEAVY_EQUIPMENT: readonly Equipment[] = ['Barbell', 'Machine'];

/** Pieces of equipment after which a day makes do with what it has, the floor not counted. */
export const STATIONS_A_DAY: PerLevel<number> = perLevel(2, 2, 3, 3, 3);
export const FREE_EQUIPMENT: readonly Equipment[] = ['Bodyweight', 'No Equipment'];
/** What few people have within reach is chosen less often. */
export const RARE_EQUIPMENT: readonly Equipment[] = ['Kettlebell', 'Resistance Bands'];

export const isNovice = (level: ActivityLevel) => MAX_DIFFICULTY[level] === 'Beginner';
