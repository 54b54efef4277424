import { type AdminPage, INFO_PAGES, type MemberPage, type PublicPage } from '@fitarc/contract/pages';
import { type Load, lazyWithPreload } from './lazy-with-preload.tsx';

const info: Load = () =>
  import('../features/site/pages/info-page.tsx').then((m) => ({ default: m.InfoPage }));

const PUBLIC_SCREENS: Record<Exclude<PublicPage, '/'>, Load> = {
  '/home': () => import('../features/site/pages/landing-page.tsx').then((m) => ({ default: m.LandingPage })),
  '/about': () => import('../features/site/pages/about-page.tsx').then((m) => ({ default: m.AboutPage })),
  '/login': () => import('../features/auth/pages/login-page.tsx').then((m) => ({ default: m.LoginPage })),
  '/signup': () => import('../features/auth/pages/signup-page.tsx').then((m) => ({ default: m.SignupPage })),
  '/forgot-password': () =>
    import('../features/auth/pages/forgot-password-page.tsx').then((m) => ({
      default: m.ForgotPasswordPage,
    })),
  '/reset-password': () => import('./link-pages.tsx').then((m) => ({ default: m.ResetPassword })),
  '/confirm-email': () => import('./link-pages.tsx').then((m) => ({ default: m.ConfirmEmail })),
  '/cancel-email-change': () => import('./link-pages.tsx').then((m) => ({ default: m.CancelEmailChange })),
  '/restore-email': () => import('./link-pages.tsx').then((m) => ({ default: m.RestoreEmail })),
  '/verify-email': () =>
    import('../features/auth/pages/verify-email-page.tsx').then((m) => ({ default: m.VerifyEmailPage })),
  '/email-verified': () =>
    import('../features/auth/pages/email-verified-page.tsx').then((m) => ({
      default: m.EmailVerifiedPage,
    })),
  ...(Object.fromEntries(INFO_PAGES.map((path) => [path, info])) as Record<
    (typeof INFO_PAGES)[number],
    Load
  >),
};

const MEMBER_SCREENS: Record<MemberPage, Load> = {
  '/dashboard': () =>
    import('../features/dashboard/pages/dashboard-page.tsx').then((m) => ({
      default: m.DashboardPage,
      ask: m.preloadDashboard,
    })),
  '/calorietracker': () =>
    import('../features/meals/pages/calorie-tracker-page.tsx').then((m) => ({
      default: m.CalorieTrackerPage,
    })),
  '/nutrition': () =>
    import('../features/nutrition/pages/nutrition-page.tsx').then((m) => ({ default: m.NutritionPage })),
  '/profile-setup': () =>
    import('../features/profile/pages/profile-setup-page.tsx').then((m) => ({
      default: m.ProfileSetupPage,
    })),
  '/workouts': () =>
    import('./library-page.tsx').then((m) => ({ default: m.Library, ask: m.preloadLibrary })),
  '/favorites': () =>
    import('../features/favorites/pages/favorites-page.tsx').then((m) => ({ default: m.FavoritesPage })),
  '/tracking': () =>
    import('../features/weights/pages/tracking-page.tsx').then((m) => ({ default: m.TrackingPage })),
  '/trends': () =>
    import('../features/trends/pages/trends-page.tsx').then((m) => ({ default: m.TrendsPage })),
  '/workout-logging': () => import('./workout-logging.tsx').then((m) => ({ default: m.WorkoutLogging })),
  '/settings': () =>
    import('../features/profile/pages/settings-page.tsx').then((m) => ({ default: m.SettingsPage })),
  '/workout-plans/onboarding': () =>
    import('../features/plans/pages/plan-onboarding-page.tsx').then((m) => ({
      default: m.PlanOnboardingPage,
    })),
  '/workout-plans/generate': () =>
    import('../features/plans/pages/plan-generate-page.tsx').then((m) => ({ default: m.PlanGeneratePage })),
  '/workout-plans/builder': () =>
    import('../features/plans/pages/plan-builder-page.tsx').then((m) => ({ default: m.PlanBuilderPage })),
  '/workout-plans/existing': () =>
    import('../features/plans/pages/plan-list-page.tsx').then((m) => ({ default: m.PlanListPage })),
  '/workout-plans/details': () =>
    import('../features/plans/pages/plan-details-page.tsx').then((m) => ({ default: m.PlanDetailsPage })),
  '/workout-plans/edit': () =>
    import('../features/plans/pages/plan-edit-page.tsx').then((m) => ({ default: m.PlanEditPage })),
  '/fitness-profile-onboarding': () =>
    import('../features/plans/pages/fitness-profile-page.tsx').then((m) => ({
      default: m.FitnessProfilePage,
    })),
};

const exercise: Load = () =>
  import('../features/library/editor/exercise-form-page.tsx').then((m) => ({ default: m.ExerciseFormPage }));

const ADMIN_SCREENS: Record<AdminPage, Load> = {
  '/admin': () =>
    import('../features/admin/pages/admin-dashboard-page.tsx').then((m) => ({
      default: m.AdminDashboardPage,
    })),
  '/admin/users': () =>
    import('../features/admin/pages/admin-users-page.tsx').then((m) => ({ default: m.AdminUsersPage })),
  '/admin/content': () =>
    import('../features/moderation/reports/flagged-content-page.tsx').then((m) => ({
      default: m.FlaggedContentPage,
    })),
  '/admin/workouts': () =>
    import('../features/moderation/submissions/submissions-page.tsx').then((m) => ({
      default: m.SubmissionsPage,
    })),
  '/admin/workouts/exercises': () =>
    import('../features/library/editor/exercise-library-page.tsx').then((m) => ({
      default: m.ExerciseLibraryPage,
    })),
  '/admin/workouts/exercises/new': exercise,
  '/admin/workouts/exercises/:exerciseId': exercise,
  '/admin/nutrition': () =>
    import('../features/moderation/foods/food-reviews-page.tsx').then((m) => ({
      default: m.FoodReviewsPage,
    })),
  '/admin/analytics': () =>
    import('../features/admin/pages/admin-analytics-page.tsx').then((m) => ({
      default: m.AdminAnalyticsPage,
    })),
  '/admin/audit': () =>
    import('../features/admin/pages/admin-audit-page.tsx').then((m) => ({ default: m.AdminAuditPage })),
};

/** A page is loaded when it is wanted, or a moment before: see prefetch. */
const pagesOf = (screens: Record<string, Load>) =>
  Object.entries(screens).map(([path, load]) => ({ path, Page: lazyWithPreload(load) }));

export const PUBLIC = pagesOf(PUBLIC_SCREENS);
export const MEMBER = pagesOf(MEMBER_SCREENS);
export const ADMINISTRATOR = pagesOf(ADMIN_SCREENS);
