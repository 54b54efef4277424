export const DIFFICULTIES = ['Beginner', 'Intermediate', 'Advanced'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const EQUIPMENT = [
  'Bodyweight',
  'Dumbbells',
  'Barbell',
  'Kettlebell',
  'Resistance Bands',
  'Machine',
  'Cable',
  'No Equipment',
] as const;
export type Equipment = (typeof EQUIPMENT)[number];

/** What is counted when the exercise is logged. */
export const MEASURES = ['weight_reps', 'reps', 'time', 'distance'] as const;
export type Measure = (typeof MEASURES)[number];

export const MECHANICS = ['compound', 'isolation'] as const;
export type Mechanic = (typeof MECHANICS)[number];

export const MOVEMENT_PATTERNS = [
  'push',
  'pull',
  'squat',
  'hinge',
  'lunge',
  'carry',
  'core',
  'cardio',
  'mobility',
] as const;
export type MovementPattern = (typeof MOVEMENT_PATTERNS)[number];

/** The position is the id on the wire: new ones are added at the end. */
export const MUSCLES = [
  'Abductors',
  'Abs',
  'Adductors',
  'Back',
  'Biceps',
  'Calves',
  'Chest',
  'Deep Core',
  'Forearms',
  'Front Delts',
  'Glutes',
  'Hamstrings',
  'Heart and Lungs',
  'Hip Flexors',
  'Lats',
  'Lower Back',
  'Lower Chest',
  'Obliques',
  'Quadriceps',
  'Rear Delts',
  'Rotator Cuff',
  'Shoulders',
  'Side Delts',
  'Traps',
  'Triceps',
  'Upper Back',
  'Upper Chest',
  'Whole Body',
] as const;
export type Muscle = (typeof MUSCLES)[number];

/**
 * The library's rooms. A muscle may stand in several groups; where a group and a muscle share a name, the
 * muscle is the whole of it (a press trains the shoulder, a lateral raise its side).
 */
export const MUSCLES_OF_GROUP = {
  Arms: ['Biceps', 'Forearms', 'Triceps'],
  Back: ['Back', 'Lats', 'Lower Back', 'Traps', 'Upper Back'],
  Cardio: ['Calves', 'Heart and Lungs', 'Quadriceps', 'Shoulders'],
  Chest: ['Chest', 'Lower Chest', 'Upper Chest'],
  Core: ['Abs', 'Deep Core', 'Hip Flexors', 'Lower Back', 'Obliques'],
  'Full Body': ['Back', 'Glutes', 'Hamstrings', 'Quadriceps', 'Shoulders', 'Whole Body'],
  Legs: ['Abductors', 'Adductors', 'Calves', 'Glutes', 'Hamstrings', 'Quadriceps'],
  Shoulders: ['Front Delts', 'Rear Delts', 'Rotator Cuff', 'Shoulders', 'Side Delts'],
} as const satisfies Record<string, readonly Muscle[]>;
export type MuscleGroup = keyof typeof MUSCLES_OF_GROUP;

export const MUSCLE_GROUPS = Object.keys(MUSCLES_OF_GROUP) as MuscleGroup[];

/** The muscle filter of the plan screens when the server's list cannot be had. */
export const FALLBACK_MUSCLES = [
  'Biceps',
  'Triceps',
  'Chest',
  'Back',
  'Shoulders',
  'Quadriceps',
  'Hamstrings',
  'Calves',
  'Abs',
] as const satisfies readonly Muscle[];
