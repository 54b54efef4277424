import { MUSCLES_OF_GROUP, type Muscle } from '@fitarc/domain/exercise';

const REGIONS = [
  'abductors',
  'abs',
  'adductors',
  'biceps',
  'calves',
  'forearms',
  'front-delts',
  'glutes',
  'hamstrings',
  'heart',
  'hip-flexors',
  'lats',
  'lower-abs',
  'lower-back',
  'lower-chest',
  'mid-chest',
  'obliques',
  'quadriceps',
  'rear-delts',
  'rotator-cuff',
  'shins',
  'side-delts',
  'traps',
  'triceps',
  'upper-back',
  'upper-chest',
] as const;
export type Region = (typeof REGIONS)[number];

const WHOLE_BACK: Region[] = ['traps', 'upper-back', 'rotator-cuff', 'lats', 'lower-back'];
const everywhere = REGIONS.filter((region) => region !== 'heart');

/** Where on the drawing a muscle is found. The deep ones are shown by what lies above them. */
const REGIONS_OF: Record<Muscle, readonly Region[]> = {
  Abductors: ['abductors'],
  Abs: ['abs', 'lower-abs'],
  Adductors: ['adductors'],
  Back: WHOLE_BACK,
  Biceps: ['biceps'],
  Calves: ['calves'],
  Chest: ['upper-chest', 'mid-chest', 'lower-chest'],
  'Deep Core': ['lower-abs', 'obliques'],
  Forearms: ['forearms'],
  'Front Delts': ['front-delts'],
  Glutes: ['glutes', 'abductors'],
  Hamstrings: ['hamstrings'],
  'Heart and Lungs': ['heart'],
  'Hip Flexors': ['hip-flexors'],
  Lats: ['lats'],
  'Lower Back': ['lower-back'],
  'Lower Chest': ['lower-chest'],
  Obliques: ['obliques'],
  Quadriceps: ['quadriceps'],
  'Rear Delts': ['rear-delts'],
  'Rotator Cuff': ['rotator-cuff'],
  Shoulders: ['front-delts', 'side-delts', 'rear-delts'],
  'Side Delts': ['side-delts'],
  Traps: ['traps'],
  Triceps: ['triceps'],
  'Upper Back': ['upper-back', 'rotator-cuff'],
  'Upper Chest': ['upper-chest'],
  'Whole Body': everywhere,
};

// What a run trains besides the heart is not what anybody looks for there.
const DRAWN: Record<string, readonly string[]> = { ...MUSCLES_OF_GROUP, Cardio: ['Heart and Lungs'] };

/** What the tile of a group shows. */
export const musclesDrawn = (group: string): readonly string[] => DRAWN[group] ?? [];

const regionsOf = (muscles: readonly string[]) =>
  muscles.flatMap((muscle) => REGIONS_OF[muscle as Muscle] ?? []);

/** How each region is marked; what trains it first of all wins over what only helps. */
export function markedRegions(
  primary: readonly string[],
  secondary: readonly string[],
): ReadonlyMap<Region, 'primary' | 'secondary'> {
  return new Map([
    ...regionsOf(secondary).map((region) => [region, 'secondary'] as const),
    ...regionsOf(primary).map((region) => [region, 'primary'] as const),
  ]);
}

const BEHIND = new Set<Region>([
  'glutes',
  'hamstrings',
  'lats',
  'lower-back',
  'rear-delts',
  'rotator-cuff',
  'traps',
  'triceps',
  'upper-back',
]);

/** Each muscle counts once, by the region it is named after: glutes lie behind, though their side shows in front. */
const isBehind = (muscle: string) => {
  const [main] = regionsOf([muscle]);
  return main !== undefined && BEHIND.has(main);
};

/** Which side of the body shows more of these muscles; as many on both, the side of the first. */
export function sideOf(muscles: readonly string[]): 'front' | 'back' {
  const behind = muscles.filter(isBehind).length * 2;
  if (behind === muscles.length) return muscles.slice(0, 1).some(isBehind) ? 'back' : 'front';
  return behind > muscles.length ? 'back' : 'front';
}
