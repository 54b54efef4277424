/**
 * The first part of every query key, one per kind of record. Keys themselves are built in the *.queries.ts of the
 * features; the roots stand here because a write invalidates what other features have cached as well.
 */
export const queryRoots = {
  admin: ['admin'],
  contributions: ['contributions'],
  editedPlan: ['edited-plan'],
  editedWorkout: ['edited-workout'],
  exerciseHistory: ['exercise-history'],
  favorites: ['favorites'],
  foodSearch: ['food-search'],
  foods: ['foods'],
  initialPlan: ['initial-plan'],
  lastTimes: ['last-times'],
  library: ['library'],
  mealDays: ['meal-days'],
  mealSuggestions: ['meal-suggestions'],
  meals: ['meals'],
  nutritionGoals: ['nutrition-goals'],
  plan: ['plan'],
  plans: ['plans'],
  productSearch: ['product-search'],
  profile: ['profile'],
  recentExercises: ['recent-exercises'],
  reports: ['reports'],
  submissions: ['submissions'],
  trends: ['trends'],
  weights: ['weights'],
  workout: ['workout'],
  workouts: ['workouts'],
} as const;
