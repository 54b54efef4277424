import type { FixedSettings } from '@fitarc/domain/installation';
import { dayAt } from '@fitarc/domain/local-date';
import type { ProviderSettings } from '@fitarc/domain/single-sign-on';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { accountRoutes, authDeps } from './accounts.ts';
import { shippedPrograms } from './catalogue/catalogues.ts';
import type { EffectiveSetting } from './config/effective-settings.ts';
import { appealsRoutes } from './features/appeals/appeals.routes.ts';
import type { AuthDeps } from './features/auth/auth.deps.ts';
import { findEmailChange } from './features/auth/auth.repository.ts';
import { registerConfirmationLink } from './features/auth/auth.routes.ts';
import { renewConfirmation } from './features/auth/confirmation.service.ts';
import { requestEmailChange } from './features/auth/email-change.service.ts';
import { membersRoutes } from './features/auth/members.routes.ts';
import type { BackupOptions } from './features/backups/backups.deps.ts';
import { setUpBackups } from './features/backups/backups.service.ts';
import type { NightlyBackups } from './features/backups/nightly.service.ts';
import { registerRestoreGate } from './features/backups/restore-gate.service.ts';
import { favoriteExerciseIds } from './features/favorites/favorites.repository.ts';
import { favoritesRoutes } from './features/favorites/favorites.routes.ts';
import { approvedFoodsRoutes } from './features/foods/approved/approved-foods.routes.ts';
import { newProductLimit } from './features/foods/foods.deps.ts';
import { foodsRoutes } from './features/foods/foods.routes.ts';
import { productEditorRoutes } from './features/foods/products/product-editor.routes.ts';
import { foodReviewsRoutes } from './features/foods/reviews/food-reviews.routes.ts';
import { householdsRoutes } from './features/households/households.routes.ts';
import { leaveIfIn } from './features/households/households.service.ts';
import { moveImportedExercise } from './features/imports/imports.repository.ts';
import { importsRoutes } from './features/imports/imports.routes.ts';
import { contactOf, Installation } from './features/installation/installation.service.ts';
import { invitationsRoutes } from './features/invitations/invitations.routes.ts';
import { editorRoutes } from './features/library/editor.routes.ts';
import { libraryRoutes } from './features/library/library.routes.ts';
import { mailQueueOf } from './features/mail/mail.deps.ts';
import { registerMcp } from './features/mcp/mcp.routes.ts';
import { copyMealsToMember } from './features/meals/copy-to-member.service.ts';
import { diaryDaysRoutes } from './features/meals/diary-days.routes.ts';
import { mealsRoutes } from './features/meals/meals.routes.ts';
import { eatenFoodsUntil, readLastPortions } from './features/meals/suggestions.service.ts';
import { measurementsRoutes } from './features/measurements/measurements.routes.ts';
import { nutritionRoutes } from './features/nutrition/nutrition.routes.ts';
import { followProfile } from './features/nutrition/nutrition.service.ts';
import { ownExercisesRoutes } from './features/own-exercises/own-exercises.routes.ts';
import { plansRoutes } from './features/plans/plans.routes.ts';
import { sharingRoutes } from './features/plans/sharing/sharing.routes.ts';
import { preferencesRoutes } from './features/preferences/preferences.routes.ts';
import { readUnits } from './features/preferences/preferences.service.ts';
import { profileRoutes } from './features/profile/profile.routes.ts';
import { programsRoutes } from './features/programs/programs.routes.ts';
import { recipesRoutes } from './features/recipes/recipes.routes.ts';
import { closeFlagsOf } from './features/reports/reports.repository.ts';
import { reportsRoutes } from './features/reports/reports.routes.ts';
import { savedMealsRoutes } from './features/saved-meals/saved-meals.routes.ts';
import { Provider } from './features/single-sign-on/provider.service.ts';
import { registerSignOnCallback } from './features/single-sign-on/single-sign-on.routes.ts';
import { submissionsRoutes } from './features/submissions/submissions.routes.ts';
import { todayRoutes } from './features/today/today.routes.ts';
import { tokensRoutes } from './features/tokens/tokens.routes.ts';
import { trendsRoutes } from './features/trends/trends.routes.ts';
import type { WebhookWorker } from './features/webhooks/webhook-worker.service.ts';
import { setUpWebhooks, type WebhookOptions } from './features/webhooks/webhooks.deps.ts';
import { weightsRoutes } from './features/weights/weights.routes.ts';
import { noteProfileWeight } from './features/weights/weights.service.ts';
import { loggedExerciseIds } from './features/workouts/last-times.repository.ts';
import { workoutsRoutes } from './features/workouts/workouts.routes.ts';
import { EXPORTS_FOR_OTHERS, MEMBER_EXPORTS } from './member-exports.ts';
import { metricSources } from './metric-sources.ts';
import { BackgroundTasks } from './platform/background-tasks.ts';
import { type Clock, daysAfter } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import { registerApiDocument } from './platform/http/api-document.ts';
import { registerAppShell } from './platform/http/app-shell.ts';
import { registerRoutes } from './platform/http/register-routes.ts';
import { RequestMetrics, registerRequestMetrics } from './platform/http/request-metrics.ts';
import type { Route } from './platform/http/route.ts';
import { createServer } from './platform/http/server.ts';
import { registerIpRateLimit } from './platform/limits/ip-rate-limit.ts';
import { TokenRateLimit } from './platform/limits/token-rate-limit.ts';
import type { MailTransport } from './platform/mail/mail-transport.ts';
import type { MailQueue } from './platform/mail/mailer.ts';
import { deleteMailsTo } from './platform/mail/outgoing-mails.repository.ts';
import { registerMetrics } from './platform/metrics/prometheus.ts';
import { SecurityEvents } from './platform/security-events/security-events.service.ts';
import { Sessions } from './platform/session/session.service.ts';
import { Tokens } from './platform/session/tokens.ts';
import { findUser } from './platform/users/users.repository.ts';
import { serverRoutes } from './server-routes.ts';

/** What was logged within so many days is what a member most likely looks for. */
const FAMILIAR_DAYS = 90;

export interface AppOptions extends WebhookOptions {
  readonly database: Database;
  readonly mail: MailTransport;
  readonly clock: Clock;
  readonly log: Logger;
  readonly webDir: string;
  readonly publicUrl: () => string;
  readonly openFoodFactsUrl: string;
  readonly offline: boolean;
  readonly requestsPerMinute: number;
  readonly trustProxy: readonly string[];
  /** For administrators to read. */
  readonly effective?: readonly EffectiveSetting[];
  /** Unset: there is no /metrics. */
  readonly metricsToken?: string | undefined;
  /** What the environment sets of the installation's settings. */
  readonly installation?: FixedSettings;
  /** The provider members may log in with. */
  readonly singleSignOn?: ProviderSettings | undefined;
  readonly backups: BackupOptions;
}

export interface App {
  readonly server: FastifyInstance;
  readonly provider: Provider | undefined;
  readonly routes: readonly Route[];
  readonly auth: AuthDeps;
  readonly webhooks: WebhookWorker;
  readonly mailQueue: MailQueue;
  readonly nightly: NightlyBackups;
}

/** The whole product as a function of its surroundings: platform plugins first, then the features' endpoints. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { clock, log } = options;
  const { db, pool, reserved } = options.database;
  const background = new BackgroundTasks(log);
  const mailer = mailQueueOf(options, background);
  const metrics = new RequestMetrics(clock);
  const sessions = new Sessions(reserved.db, new Tokens(options.jwtSecret), clock, background);
  const installation = new Installation(db, clock, options.installation ?? {});
  const provider = options.singleSignOn && new Provider(options.singleSignOn, log);
  const auth = authDeps(options.database, options.jwtSecret, provider, {
    clock,
    log,
    mailer,
    background,
    sessions,
    installation,
    events: new SecurityEvents(clock, log),
    publicUrl: options.publicUrl,
    async beforeDeletion(tx, userId) {
      await leaveIfIn(tx, userId);
      const user = await findUser(tx, userId);
      if (user) await deleteMailsTo(tx, user.email);
    },
  });
  mailer.renewWith('confirmation', (tx, email) => renewConfirmation(auth, tx, email));
  const installed = {
    name: async () => (await installation.read()).name,
    adminsNeedSecondFactor: async () => (await installation.read()).adminsNeedSecondFactor,
  };
  const webhooks = setUpWebhooks(auth, options.database.pool, options);
  const backups = setUpBackups(auth, options.jwtSecret, options.backups);
  const routes: Route[] = [
    ...serverRoutes({ ...options, auth, provider, mailer, metrics, backups }),
    ...accountRoutes(auth, provider, installed),
    ...membersRoutes(auth),
    ...invitationsRoutes(auth),
    ...tokensRoutes(auth),
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
      MEMBER_EXPORTS,
      EXPORTS_FOR_OTHERS,
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
    ...mealsRoutes({ db, clock }),
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
    ...todayRoutes({ db, clock }),
    ...webhooks.routes,
    ...importsRoutes({ db, clock }),
    ...measurementsRoutes({ db, clock }),
    ...reportsRoutes({ db, clock }),
    ...foodReviewsRoutes({ db, clock }),
    ...approvedFoodsRoutes({ db, clock, closeReports: closeFlagsOf }),
    ...productEditorRoutes({ db, clock, closeReports: closeFlagsOf }),
    ...appealsRoutes(auth),
  ];

  const server = await createServer(log, options.trustProxy);
  registerRequestMetrics(server, metrics);
  await registerMetrics(server, options.metricsToken, metricSources(options.database, clock));
  registerRestoreGate(server, options.backups.restores);
  registerIpRateLimit(server, reserved.db, options.requestsPerMinute);
  await registerApiDocument(server, () => contactOf(installation.known()));
  const tokenRate = new TokenRateLimit();
  const context = { sessions, tokenRate, db, clock, onWrite: webhooks.onWrite, ...installed };
  registerRoutes(server, context, routes);
  registerConfirmationLink(server);
  registerSignOnCallback(server, auth, provider);
  registerMcp(server, { ...auth, tokenRate });
  await registerAppShell(server, {
    ...options,
    signUp: () => (auth.singleSignOn?.only ? 'closed' : installation.known().signUp),
    signOn: auth.singleSignOn,
  });
  server.addHook('onClose', () => backups.uploads.close());
  server.addHook('onClose', () => background.settled());
  await server.ready();
  return {
    server,
    provider,
    routes,
    auth,
    webhooks: webhooks.worker,
    mailQueue: mailer,
    nightly: backups.nightly,
  };
}
