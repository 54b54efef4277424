/** Where an import comes from, as it is stored, and what the app is called. */
export const IMPORT_SOURCES = {
  fitarc: 'FitArc',
  strong: 'Strong',
  hevy: 'Hevy',
  fitnotes: 'FitNotes',
  jefit: 'JEFIT',
  liftosaur: 'Liftosaur',
  wger: 'wger',
  sparkyfitness: 'SparkyFitness',
  myfitnesspal: 'MyFitnessPal',
  cronometer: 'Cronometer',
  loseit: 'Lose It!',
  apple_health: 'Apple Health',
  health_connect: 'Health Connect',
  garmin: 'Garmin',
} as const;
export type ImportSource = keyof typeof IMPORT_SOURCES;
export const IMPORT_SOURCE_KEYS = Object.keys(IMPORT_SOURCES) as [ImportSource, ...ImportSource[]];

export const IMPORT_KINDS = [
  'exercise',
  'food',
  'workout',
  'plan',
  'favorite',
  'meal',
  'weight',
  'measurement',
] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Of one batch: it must stay below the size a request may have. */
export const BATCH_BOUNDS = {
  exercises: 200,
  foods: 500,
  plans: 50,
  favorites: 1000,
  workouts: 200,
  meals: 2000,
  weights: 2000,
  measurements: 2000,
  rows: 5000,
  /** Characters of a row of the file. */
  row: 20_000,
} as const;
