import type { Muscle } from '@fitarc/domain/exercise';

/** 'hip' is in the frame of the pelvis and drawn with the leg, which lies over it. */
export type Bone = 'hip' | 'thigh' | 'shin' | 'upperArm' | 'forearm' | 'deltoid';
export type TrunkPart = 'pelvis' | 'loin' | 'chest';

/**
 * Where a muscle lies. On a bone: how far to the front, along (0 to 1) and to the outside, and its radius. On the
 * trunk: in the frame of the part, for the right side; the left is its mirror image.
 */
export interface Patch {
  readonly on: Bone | TrunkPart;
  /** Where its skin looks: seen from behind it is hidden. */
  readonly looks: readonly [number, number, number];
  readonly spheres: readonly (readonly [number, number, number, number])[];
}

const patch = (on: Patch['on'], looks: Patch['looks'], ...spheres: Patch['spheres'][number][]): Patch => ({
  on,
  looks,
  spheres,
});

const PATCHES = {
  abductors: [patch('hip', [-0.2, 0, 1], [-0.6, 2.6, 4.6, 2.4], [-0.2, -2, 6.6, 2.2])],
  abs: [patch('loin', [1, 0, 0], [3.1, -5, 1.3, 1.5], [3, 2, 1.5, 1.8], [3.8, 9, 1.7, 1.9])],
  'lower-abs': [patch('loin', [1, 0, 0], [3.1, -6, 1.3, 1.6], [3, 0, 1.5, 1.8])],
  adductors: [patch('thigh', [0.2, 0, -1], [0.6, 0.1, -3.2, 2.2], [0.4, 0.55, -2.2, 1.8])],
  biceps: [patch('upperArm', [1, 0, 0], [1.1, 0.32, 0, 1.8], [1.2, 0.62, 0, 2.1], [0.8, 0.9, 0, 1.5])],
  calves: [patch('shin', [-1, 0, 0], [-1.1, 0.08, 0, 2.5], [-1.5, 0.3, 0, 2.4], [-0.8, 0.62, 0, 1.7])],
  forearms: [patch('forearm', [0, 0, 1], [0.3, 0.1, 0.2, 2.3], [0.1, 0.6, 0, 1.7])],
  'front-delts': [patch('deltoid', [1, 0, 0.2], [1.4, 0.02, 0.4, 2.6], [0.9, 0.4, 0.4, 1.8])],
  'side-delts': [patch('deltoid', [0, 0.2, 1], [0, 0, 1.2, 2.7], [0, 0.42, 0.9, 1.8])],
  'rear-delts': [patch('deltoid', [-1, 0, 0.2], [-1.4, 0.02, 0.4, 2.6], [-0.9, 0.4, 0.4, 1.8])],
  glutes: [patch('hip', [-1, 0, 0.5], [-2, 1.8, 4, 3], [-2.8, -2.2, 4.2, 3.2])],
  hamstrings: [patch('thigh', [-1, 0, 0], [-2, 0.2, 0, 3.3], [-1.7, 0.55, 0, 2.7], [-0.9, 0.86, 0, 2])],
  heart: [patch('chest', [1, 0, 0], [3.2, -8, -1.4, 2.4], [3.4, -6.6, 0.4, 2])],
  'hip-flexors': [patch('hip', [1, 0, 0], [3.2, 3.4, 3.4, 1.5], [3.4, -1.6, 3.6, 1.9])],
  lats: [patch('chest', [-0.7, 0, 0.7], [-2.2, -5, 5.6, 2.4], [-3, -11, 4.6, 2.6], [-2.8, -17, 2.8, 1.8])],
  'lower-back': [patch('loin', [-1, 0, 0], [-3.2, -4, 1.7, 1.8], [-3.4, 3, 1.7, 1.9], [-3.9, 8, 1.6, 1.8])],
  'upper-chest': [patch('chest', [1, 0.2, 0], [3.2, -2.4, 2.2, 1.6], [2.4, -2, 5.4, 1.5])],
  'mid-chest': [patch('chest', [1, 0, 0], [3.6, -5, 2.7, 2.3], [2.8, -4, 5.6, 1.9])],
  'lower-chest': [patch('chest', [1, 0, 0], [3.8, -7.6, 2.7, 1.9], [3.2, -6.8, 5.2, 1.7])],
  obliques: [patch('loin', [0.4, 0, 1], [1.4, -3, 4.2, 1.7], [1.2, 3, 4, 1.8], [1.6, 8, 4.6, 1.7])],
  quadriceps: [patch('thigh', [1, 0, 0], [1.8, 0.14, 0, 3.4], [1.7, 0.5, 0, 3.1], [0.9, 0.86, 0, 2.4])],
  'rotator-cuff': [patch('chest', [-1, 0, 0.2], [-3, -2.6, 5.4, 2], [-3.2, -4.4, 3.4, 1.7])],
  traps: [
    patch('chest', [-0.3, 0.9, 0], [-0.6, 4.8, 1.6, 1.3], [-0.5, 1.7, 5.4, 1.7]),
    patch('chest', [-1, 0, 0], [-3, 0.4, 2.4, 1.8], [-3.8, -8, 0.9, 1.3]),
  ],
  triceps: [patch('upperArm', [-1, 0, 0], [-1.1, 0.26, 0, 1.9], [-1.2, 0.55, 0, 2], [-0.8, 0.92, 0, 1.5])],
  'upper-back': [patch('chest', [-1, 0, 0], [-3.6, -3.4, 2.6, 2.1], [-3.8, -8, 2.6, 2.1])],
} satisfies Record<string, readonly Patch[]>;
type Region = keyof typeof PATCHES;

const CHEST: Region[] = ['upper-chest', 'mid-chest', 'lower-chest'];
const DELTS: Region[] = ['front-delts', 'side-delts', 'rear-delts'];
const WHOLE_BACK: Region[] = ['traps', 'upper-back', 'lats', 'lower-back'];

/** What is tinted for a muscle: the same as on the body map. */
const REGIONS: Record<Muscle, readonly Region[]> = {
  Abductors: ['abductors'],
  Abs: ['abs'],
  Adductors: ['adductors'],
  Back: WHOLE_BACK,
  Biceps: ['biceps'],
  Calves: ['calves'],
  Chest: CHEST,
  'Deep Core': ['lower-abs', 'obliques'],
  Forearms: ['forearms'],
  'Front Delts': ['front-delts'],
  Glutes: ['glutes'],
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
  Shoulders: DELTS,
  'Side Delts': ['side-delts'],
  Traps: ['traps'],
  Triceps: ['triceps'],
  'Upper Back': ['upper-back', 'rotator-cuff'],
  'Upper Chest': ['upper-chest'],
  'Whole Body': [
    'quadriceps',
    'hamstrings',
    'glutes',
    'calves',
    'abs',
    'obliques',
    ...CHEST,
    ...DELTS,
    ...WHOLE_BACK,
    'biceps',
    'triceps',
    'forearms',
  ],
};

export interface WorkingPatch extends Patch {
  readonly primary: boolean;
}

/** The patches of the muscles named; those that only help lie below the others. */
export function workingPatches(
  primary: readonly string[],
  secondary: readonly string[] = [],
): readonly WorkingPatch[] {
  const regions = (muscles: readonly string[]) =>
    new Set(muscles.flatMap((muscle) => REGIONS[muscle as Muscle] ?? []));
  const first = regions(primary);
  const helping = [...regions(secondary)].filter((region) => !first.has(region));
  const patches = (names: Iterable<Region>, isPrimary: boolean) =>
    [...names].flatMap((name) => PATCHES[name].map((one) => ({ ...one, primary: isPrimary })));
  return [...patches(helping, false), ...patches(first, true)];
}
