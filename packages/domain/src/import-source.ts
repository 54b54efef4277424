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

/** An entry of the diary for which the other app told no food: 'Breakfast (MyFitnessPal)', 'Whole day (Cronometer)'. */
export const entryWithoutFood = (what: string, source: ImportSource): string =>
  `${what} (${IMPORT_SOURCES[source]})`;

const ENDINGS = IMPORT_SOURCE_KEYS.map((source) => entryWithoutFood('', source));
const ONLY_A_MEAL = /^(breakfast|lunch|dinner|snacks?|meal( \d+)?|whole day)$/i;

/** Whether a name tells the meal and not what was eaten, as in files that have one line per meal. */
export const namesNoFood = (name: string): boolean =>
  ONLY_A_MEAL.test(name.trim()) || ENDINGS.some((ending) => name.endsWith(ending));

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
