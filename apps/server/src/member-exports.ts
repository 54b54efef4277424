import { appealsExport } from './features/appeals/appeals.export.ts';
import { accountExport } from './features/auth/auth.export.ts';
import { favoritesExport } from './features/favorites/favorites.export.ts';
import { foodsExport } from './features/foods/foods.export.ts';
import { householdExport } from './features/households/households.export.ts';
import { exerciseMatchesExport, importRowsExport, importsExport } from './features/imports/imports.export.ts';
import { cronometerExport } from './features/meals/cronometer.export.ts';
import { diaryDaysExport } from './features/meals/diary-days.export.ts';
import { mealsExport } from './features/meals/meals.export.ts';
import { measurementsExport } from './features/measurements/measurements.export.ts';
import {
  checkInsExport,
  nutritionGoalsExport,
  targetSettingsExport,
} from './features/nutrition/nutrition.export.ts';
import { ownExercisesExport } from './features/own-exercises/own-exercises.export.ts';
import { planEntriesExport, plansExport } from './features/plans/plans.export.ts';
import { preferencesExport } from './features/preferences/preferences.export.ts';
import { profileExport } from './features/profile/profile.export.ts';
import { recipeIngredientsExport, recipesExport } from './features/recipes/recipes.export.ts';
import { reportsExport } from './features/reports/reports.export.ts';
import { savedMealsExport } from './features/saved-meals/saved-meals.export.ts';
import {
  linkedIdentitiesExport,
  passkeysExport,
  securityEventsExport,
  sessionsExport,
} from './features/security/security.export.ts';
import { submissionsExport } from './features/submissions/submissions.export.ts';
import { tokensExport } from './features/tokens/tokens.export.ts';
import { webhooksExport } from './features/webhooks/webhooks.export.ts';
import { weightsExport } from './features/weights/weights.export.ts';
import { exerciseSettingsExport } from './features/workouts/exercise-settings.export.ts';
import { hevyExport } from './features/workouts/hevy.export.ts';
import { workoutSetsExport, workoutsExport } from './features/workouts/workouts.export.ts';

/** Everything of a member's, in the order of the file. */
export const MEMBER_EXPORTS = [
  accountExport,
  profileExport,
  preferencesExport,
  nutritionGoalsExport,
  targetSettingsExport,
  checkInsExport,
  workoutsExport,
  workoutSetsExport,
  mealsExport,
  diaryDaysExport,
  foodsExport,
  recipesExport,
  recipeIngredientsExport,
  savedMealsExport,
  householdExport,
  weightsExport,
  measurementsExport,
  reportsExport,
  appealsExport,
  plansExport,
  planEntriesExport,
  favoritesExport,
  ownExercisesExport,
  exerciseSettingsExport,
  submissionsExport,
  importsExport,
  importRowsExport,
  exerciseMatchesExport,
  tokensExport,
  webhooksExport,
  sessionsExport,
  securityEventsExport,
  passkeysExport,
  linkedIdentitiesExport,
];

/** In the columns of other apps. */
export const EXPORTS_FOR_OTHERS = [hevyExport, cronometerExport];
