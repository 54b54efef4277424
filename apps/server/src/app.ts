import { health } from '@fitarc/contract/system';
import { dayAt } from '@fitarc/domain/local-date';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { shippedPrograms } from './catalogue/catalogues.ts';
import { adminRoutes } from './features/admin/admin.routes.ts';
import { type AuthDeps, authLimits } from './features/auth/auth.deps.ts';
import { accountExport } from './features/auth/auth.export.ts';
import { findEmailChange } from './features/auth/auth.repository.ts';
import { authRoutes, registerConfirmationLink } from './features/auth/auth.routes.ts';
import { requestEmailChange } from './features/auth/email-change.service.ts';
import { favoritesExport } from './features/favorites/favorites.export.ts';
import { favoriteExerciseIds } from './features/favorites/favorites.repository.ts';
import { favoritesRoutes } from './features/favorites/favorites.routes.ts';
import { newProductLimit } from './features/foods/foods.deps.ts';
import { foodsExport } from './features/foods/foods.export.ts';
import { foodsRoutes } from './features/foods/foods.routes.ts';
import { productEditorRoutes } from './features/foods/products/product-editor.routes.ts';
import { foodReviewsRoutes } from './features/foods/reviews/food-reviews.routes.ts';
import { householdExport } from './features/households/households.export.ts';
import { householdsRoutes } from './features/households/households.routes.ts';
import { leaveIfIn } from './features/households/households.service.ts';
import { exerciseMatchesExport, importRowsExport, importsExport } from './features/imports/imports.export.ts';
import { moveImportedExercise } from './features/imports/imports.repository.ts';
import { importsRoutes } from './features/imports/imports.routes.ts';
import { editorRoutes } from './features/library/editor.routes.ts';
import { libraryRoutes } from './features/library/library.routes.ts';
import { copyMealsToMember } from './features/meals/copy-to-member.service.ts';
import { cronometerExport } from './features/meals/cronometer.export.ts';
import { diaryDaysExport } from './features/meals/diary-days.export.ts';
import { diaryDaysRoutes } from './features/meals/diary-days.routes.ts';
import { mealsExport } from './features/meals/meals.export.ts';
import { mealsRoutes } from './features/meals/meals.routes.ts';
import { eatenFoodsUntil, readLastPortions } from './features/meals/suggestions.service.ts';
import { measurementsExport } from './features/measurements/measurements.export.ts';
import { measurementsRoutes } from './features/measurements/measurements.routes.ts';
import {
  checkInsExport,
  nutritionGoalsExport,
  targetSettingsExport,
} from './features/nutrition/nutrition.export.ts';
import { nutritionRoutes } from './features/nutrition/nutrition.routes.ts';
import { followProfile } from './features/nutrition/nutrition.service.ts';
import { ownExercisesExport } from './features/own-exercises/own-exercises.export.ts';
import { ownExercisesRoutes } from './features/own-exercises/own-exercises.routes.ts';
import { planEntriesExport, plansExport } from './features/plans/plans.export.ts';
import { plansRoutes } from './features/plans/plans.routes.ts';
import { sharingRoutes } from './features/plans/sharing/sharing.routes.ts';
import { preferencesExport } from './features/preferences/preferences.export.ts';
import { preferencesRoutes } from './features/preferences/preferences.routes.ts';
import { readUnits } from './features/preferences/preferences.service.ts';
import { profileExport } from './features/profile/profile.export.ts';
import { profileRoutes } from './features/profile/profile.routes.ts';
import { programsRoutes } from './features/programs/programs.routes.ts';
import { recipeIngredientsExport, recipesExport } from './features/recipes/recipes.export.ts';
import { recipesRoutes } from './features/recipes/recipes.routes.ts';
import { reportsExport } from './features/reports/reports.export.ts';
import { closeFlagsOf } from './features/reports/reports.repository.ts';
import { reportsRoutes } from './features/reports/reports.routes.ts';
import { savedMealsExport } from './features/saved-meals/saved-meals.export.ts';
import { savedMealsRoutes } from './features/saved-meals/saved-meals.routes.ts';
import { submissionsExport } from './features/submissions/submissions.export.ts';
import { submissionsRoutes } from './features/submissions/submissions.routes.ts';
import { trendsRoutes } from './features/trends/trends.routes.ts';
import { weightsExport } from './features/weights/weights.export.ts';
import { weightsRoutes } from './features/weights/weights.routes.ts';
import { noteProfileWeight } from './features/weights/weights.service.ts';
import { exerciseSettingsExport } from './features/workouts/exercise-settings.export.ts';
import { hevyExport } from './features/workouts/hevy.export.ts';
import { loggedExerciseIds } from './features/workouts/last-times.repository.ts';
import { workoutSetsExport, workoutsExport } from './features/workouts/workouts.export.ts';
import { workoutsRoutes } from './features/workouts/workouts.routes.ts';
import { BackgroundTasks } from './platform/background-tasks.ts';
import { type Clock, daysAfter } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import { registerApiDocument } from './platform/http/api-document.ts';
import { unavailable } from './platform/http/app-error.ts';
import { registerAppShell } from './platform/http/app-shell.ts';
import { registerRoutes } from './platform/http/register-routes.ts';
import { RequestMetrics, registerRequestMetrics } from './platform/http/request-metrics.ts';
import { type Route, route } from './platform/http/route.ts';
import { createServer } from './platform/http/server.ts';
import { registerIpRateLimit } from './platform/limits/ip-rate-limit.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import { derivedKey } from './platform/secrets.ts';
import { Sessions } from './platform/session/session.service.ts';
import { Tokens } from './platform/session/tokens.ts';

/** What was logged within so many days is what a member most likely looks for. */
const FAMILIAR_DAYS = 90;

export interface AppOptions {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly log: Logger;
  readonly jwtSecret: string;
  readonly webDir: string;
  readonly publicUrl: () => string;
  readonly openFoodFactsUrl: string;
  readonly offline: boolean;
  readonly requestsPerMinute: number;
  readonly trustProxy: readonly string[];
}

export interface App {
  readonly server: FastifyInstance;
  readonly routes: readonly Route[];
  readonly auth: AuthDeps;
}

/** The whole product as a function of its surroundings: platform plugins first, then the features' endpoints. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { clock, log, mailer } = options;
  const { db, pool, reserved, pipelined } = options.database;
  const background = new BackgroundTasks(log);
  const metrics = new RequestMetrics(clock);
  const sessions = new Sessions(reserved.db, new Tokens(options.jwtSecret), clock, background);
  const auth: AuthDeps = {
    db,
    clock,
    mailer,
    background,
    sessions,
    limits: authLimits(pool),
    publicUrl: options.publicUrl,
    codeKey: derivedKey(options.jwtSecret, 'verification codes'),
    beforeDeletion: async (tx, userId) => void (await leaveIfIn(tx, userId)),
  };

  const routes: Route[] = [
    route(health, async () => {
      await reserved.pool.query('select 1').catch(() => {
        throw unavailable();
      });
      return { status: 'ok' };
    }),
    ...authRoutes(auth),
    ...profileRoutes(
      {
        db,
        clock,
        email: {
          request: (session, wanted) => requestEmailChange(auth, session, wanted),
          pending: (executor, userId) => findEmailChange(executor, userId, clock.now()),
        },
        unitsOf: (userId) => readUnits(db, userId),
        noteWeight: (tx, userId, weight, today) => noteProfileWeight(tx, clock, userId, weight, today),
        followGoals: (tx, userId, today) => followProfile(tx, clock, userId, today),
      },
      [
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
        plansExport,
        planEntriesExport,
        favoritesExport,
        ownExercisesExport,
        exerciseSettingsExport,
        submissionsExport,
        importsExport,
        importRowsExport,
        exerciseMatchesExport,
      ],
      [hevyExport, cronometerExport],
    ),
    ...preferencesRoutes({ db }),
    ...libraryRoutes({
      db,
      familiarTo: (userId) => [
        loggedExerciseIds(userId, dayAt(daysAfter(clock.now(), -FAMILIAR_DAYS), 'UTC')),
        favoriteExerciseIds(userId),
      ],
    }),
    ...editorRoutes({ db, clock }),
    ...favoritesRoutes({ db, clock }),
    ...ownExercisesRoutes({ db, clock, onMerge: moveImportedExercise }),
    ...submissionsRoutes({ db, clock }),
    ...plansRoutes({ db, clock }),
    ...programsRoutes({ db, clock, catalogue: shippedPrograms }),
    ...sharingRoutes({ db, clock }),
    ...workoutsRoutes({ db, clock }),
    ...trendsRoutes({ db, clock }),
    ...nutritionRoutes({ db, clock }),
    ...mealsRoutes({ db, pipelined, clock }),
    ...recipesRoutes({ db, clock }),
    ...savedMealsRoutes({ db, clock }),
    ...householdsRoutes({ db, clock, copyMeals: (tx, copy) => copyMealsToMember(tx, clock, copy) }),
    ...diaryDaysRoutes({ db }),
    ...foodsRoutes({
      db,
      clock,
      newProducts: newProductLimit(pool),
      lastPortions: (userId, today) => readLastPortions(db, userId, today),
      eatenFoods: eatenFoodsUntil,
    }),
    ...weightsRoutes({ db, clock }),
    ...importsRoutes({ db, clock }),
    ...measurementsRoutes({ db, clock }),
    ...reportsRoutes({ db, clock }),
    ...foodReviewsRoutes({ db, clock }),
    ...productEditorRoutes({ db, clock, closeReports: closeFlagsOf }),
    ...adminRoutes({ db, clock, metrics }),
  ];

  const server = await createServer(log, options.trustProxy);
  registerRequestMetrics(server, metrics);
  registerIpRateLimit(server, reserved.db, options.requestsPerMinute);
  await registerApiDocument(server);
  registerRoutes(server, { sessions, db, clock }, routes);
  registerConfirmationLink(server);
  await registerAppShell(server, options);
  server.addHook('onClose', () => background.settled());
  await server.ready();
  return { server, routes, auth };
}
