import type { Muscle } from './exercise.ts';

/** The parts of the body by which a week's sets are counted: coarse enough to plan with. */
export const BODY_AREAS = [
  'Chest',
  'Back',
  'Shoulders',
  'Biceps',
  'Triceps',
  'Forearms',
  'Core',
  'Lower Back',
  'Glutes',
  'Quadriceps',
  'Hamstrings',
  'Hips',
  'Calves',
  'Whole Body',
  'Heart and Lungs',
] as const;
export type BodyArea = (typeof BODY_AREAS)[number];

const AREA_OF: Record<Muscle, BodyArea> = {
  Abductors: 'Hips',
  Abs: 'Core',
  Adductors: 'Hips',
  Back: 'Back',
  Biceps: 'Biceps',
  Calves: 'Calves',
  Chest: 'Chest',
  'Deep Core': 'Core',
  Forearms: 'Forearms',
  'Front Delts': 'Shoulders',
  Glutes: 'Glutes',
  Hamstrings: 'Hamstrings',
  'Heart and Lungs': 'Heart and Lungs',
  'Hip Flexors': 'Hips',
  Lats: 'Back',
  'Lower Back': 'Lower Back',
  'Lower Chest': 'Chest',
  Obliques: 'Core',
  Quadriceps: 'Quadriceps',
  'Rear Delts': 'Shoulders',
  'Rotator Cuff': 'Shoulders',
  Shoulders: 'Shoulders',
  'Side Delts': 'Shoulders',
  Traps: 'Back',
  Triceps: 'Triceps',
  'Upper Back': 'Back',
  'Upper Chest': 'Chest',
  'Whole Body': 'Whole Body',
};

export interface LoadedExercise {
  readonly sets: number;
  /** What it trains first of all. What only helps is not counted. */
  readonly muscles: readonly string[];
  readonly movement_pattern?: string | null | undefined;
}

/** Cardio trains heart and lungs whatever legs it uses, and a stretch is no training set. */
export function areasOf({ muscles, movement_pattern }: Omit<LoadedExercise, 'sets'>): BodyArea[] {
  if (movement_pattern === 'mobility') return [];
  if (movement_pattern === 'cardio') return ['Heart and Lungs'];
  const areas = muscles.flatMap((muscle) => AREA_OF[muscle as Muscle] ?? []);
  return [...new Set(areas)];
}

export interface AreaLoad {
  readonly area: BodyArea;
  readonly sets: number;
  /** The muscles of this area that are trained. */
  readonly muscles: readonly string[];
}

/** Sets per part of the body, most first. An exercise counts once for each part it trains first of all. */
export function trainingLoad(exercises: readonly LoadedExercise[]): AreaLoad[] {
  const loads = new Map<BodyArea, { sets: number; muscles: Set<string> }>();
  for (const exercise of exercises) {
    for (const area of areasOf(exercise)) {
      const load = loads.get(area) ?? { sets: 0, muscles: new Set() };
      load.sets += exercise.sets;
      for (const muscle of exercise.muscles) if (AREA_OF[muscle as Muscle] === area) load.muscles.add(muscle);
      loads.set(area, load);
    }
  }
  return [...loads]
    .map(([area, { sets, muscles }]) => ({ area, sets, muscles: [...muscles] }))
    .sort((a, b) => b.sets - a.sets || BODY_AREAS.indexOf(a.area) - BODY_AREAS.indexOf(b.area));
}

/** From here on a part of the body counts as well trained in a week. */
export const PLENTY_OF_SETS = 9;

export interface WeeklyLoad {
  readonly area: BodyArea;
  /** In the order of the weeks asked for; 0 where there were none. */
  readonly sets: readonly number[];
}

type ExerciseWeeks = Omit<LoadedExercise, 'sets'> & {
  readonly weeks: readonly { readonly week: string; readonly sets: number }[];
};

/** Sets per part of the body in each of these weeks, the most trained part first. */
export function weeklyLoads(exercises: readonly ExerciseWeeks[], weeks: readonly string[]): WeeklyLoad[] {
  const byWeek = weeks.map((week) =>
    trainingLoad(
      exercises.map(({ weeks: done, ...exercise }) => ({
        ...exercise,
        sets: done.filter((one) => one.week === week).reduce((sum, { sets }) => sum + sets, 0),
      })),
    ),
  );
  const total = ({ sets }: WeeklyLoad) => sets.reduce((sum, count) => sum + count, 0);
  return BODY_AREAS.map((area) => ({
    area,
    sets: byWeek.map((loads) => loads.find((load) => load.area === area)?.sets ?? 0),
  }))
    .filter((load) => total(load) > 0)
    .sort((a, b) => total(b) - total(a));
}
