type Access = 'public' | 'member' | 'admin';

export interface PageEntry {
  readonly path: `/${string}`;
  readonly access: Access;
  /** The module below apps/web/src; with '#', the export where it is not named like the file. */
  readonly component: `${'app' | 'features'}/${string}`;
  /** Always the same, so the server sends it ahead of the page. */
  readonly heading?: string;
  readonly footer?: true;
  /** Reached by a link in a mail; without its token there is no such page. */
  readonly needsToken?: true;
  readonly redirect?: `/${string}`;
  /** JavaScript (gzip) of a first visit, where it is not DEFAULT_BUDGET_KB. */
  readonly budgetKb?: number;
}

export const DEFAULT_BUDGET_KB = 200;

const LANDING = 'features/site/pages/landing-page';
const INFO = 'features/site/pages/info-page';
const EXERCISE = 'features/library/editor/exercise-form-page';

/** Every page of the web application. Where two match a path, `findPage` takes the first. */
export const PAGES = [
  { path: '/', access: 'public', component: LANDING, redirect: '/home', budgetKb: 110 },
  { path: '/home', access: 'public', component: LANDING, footer: true, budgetKb: 110 },
  {
    path: '/about',
    access: 'public',
    component: 'features/site/pages/about-page',
    footer: true,
  },
  { path: '/careers', access: 'public', component: INFO, footer: true },
  { path: '/partners', access: 'public', component: INFO, footer: true },
  { path: '/press', access: 'public', component: INFO, footer: true },
  { path: '/features', access: 'public', component: INFO, footer: true },
  { path: '/pricing', access: 'public', component: INFO, footer: true },
  { path: '/apps', access: 'public', component: INFO, footer: true },
  { path: '/updates', access: 'public', component: INFO, footer: true },
  { path: '/help', access: 'public', component: INFO, footer: true },
  { path: '/contact', access: 'public', component: INFO, footer: true },
  { path: '/privacy', access: 'public', component: INFO, footer: true },
  { path: '/terms', access: 'public', component: INFO, footer: true },
  { path: '/login', access: 'public', component: 'features/auth/pages/login-page' },
  { path: '/signup', access: 'public', component: 'features/auth/pages/signup-page' },
  {
    path: '/forgot-password',
    access: 'public',
    component: 'features/auth/pages/forgot-password-page',
  },
  {
    path: '/reset-password',
    access: 'public',
    component: 'features/auth/pages/reset-password-page',
    needsToken: true,
  },
  {
    path: '/verify-email',
    access: 'public',
    component: 'features/auth/pages/verify-email-page',
  },
  {
    path: '/email-verified',
    access: 'public',
    component: 'features/auth/pages/email-verified-page',
  },
  {
    path: '/confirm-email',
    access: 'public',
    component: 'features/auth/pages/email-link-pages#ConfirmEmailPage',
    needsToken: true,
  },
  {
    path: '/cancel-email-change',
    access: 'public',
    component: 'features/auth/pages/email-link-pages#CancelEmailChangePage',
    needsToken: true,
  },
  {
    path: '/restore-email',
    access: 'public',
    component: 'features/auth/pages/email-link-pages#RestoreEmailPage',
    needsToken: true,
  },

  {
    path: '/dashboard',
    access: 'member',
    component: 'features/dashboard/pages/dashboard-page',
    heading: 'Dashboard',
  },
  {
    path: '/calorietracker',
    access: 'member',
    component: 'features/meals/pages/calorie-tracker-page',
    heading: 'Calorie Tracking',
  },
  {
    path: '/nutrition',
    access: 'member',
    component: 'features/nutrition/pages/nutrition-page',
    heading: 'Nutrition Goals',
  },
  {
    path: '/profile-setup',
    access: 'member',
    component: 'features/profile/pages/profile-setup-page',
  },
  {
    path: '/workouts',
    access: 'member',
    component: 'app/pages/library-page',
    heading: 'Workout Library',
  },
  {
    path: '/favorites',
    access: 'member',
    component: 'features/favorites/pages/favorites-page',
    heading: 'Your Favorite Workouts',
  },
  {
    path: '/tracking',
    access: 'member',
    component: 'features/weights/pages/tracking-page',
    heading: 'Tracking',
  },
  {
    path: '/trends',
    access: 'member',
    component: 'features/trends/pages/trends-page',
    heading: 'Your Fitness Trends',
  },
  { path: '/workout-logging', access: 'member', component: 'app/pages/workout-logging-page' },
  { path: '/settings', access: 'member', component: 'features/profile/pages/settings-page' },
  {
    path: '/workout-plans/onboarding',
    access: 'member',
    component: 'features/plans/pages/plan-onboarding-page',
    heading: 'Workout Plans',
  },
  {
    path: '/workout-plans/generate',
    access: 'member',
    component: 'features/plans/pages/plan-generate-page',
  },
  {
    path: '/workout-plans/builder',
    access: 'member',
    component: 'features/plans/pages/plan-builder-page',
  },
  {
    path: '/workout-plans/existing',
    access: 'member',
    component: 'features/plans/pages/plan-list-page',
    heading: 'Your Workout Plans',
  },
  {
    path: '/workout-plans/details',
    access: 'member',
    component: 'features/plans/pages/plan-details-page',
  },
  {
    path: '/workout-plans/edit',
    access: 'member',
    component: 'features/plans/pages/plan-edit-page',
  },
  {
    path: '/fitness-profile-onboarding',
    access: 'member',
    component: 'features/plans/pages/fitness-profile-page',
  },

  {
    path: '/admin',
    access: 'admin',
    component: 'features/admin/pages/admin-dashboard-page',
  },
  {
    path: '/admin/users',
    access: 'admin',
    component: 'features/admin/pages/admin-users-page',
  },
  {
    path: '/admin/content',
    access: 'admin',
    component: 'features/moderation/reports/flagged-content-page',
  },
  {
    path: '/admin/workouts',
    access: 'admin',
    component: 'features/moderation/submissions/submissions-page',
  },
  {
    path: '/admin/workouts/exercises',
    access: 'admin',
    component: 'features/library/editor/exercise-library-page',
  },
  { path: '/admin/workouts/exercises/new', access: 'admin', component: EXERCISE },
  { path: '/admin/workouts/exercises/:exerciseId', access: 'admin', component: EXERCISE },
  {
    path: '/admin/nutrition',
    access: 'admin',
    component: 'features/moderation/foods/food-reviews-page',
  },
  {
    path: '/admin/analytics',
    access: 'admin',
    component: 'features/admin/pages/admin-analytics-page',
  },
  {
    path: '/admin/audit',
    access: 'admin',
    component: 'features/admin/pages/admin-audit-page',
  },
] as const satisfies readonly PageEntry[];

export type Page = (typeof PAGES)[number];

/** 'features/auth/pages/login-page' → its file and 'LoginPage'. */
export function moduleOf({ component }: Pick<PageEntry, 'component'>): { file: string; name: string } {
  const [file = '', name] = component.split('#');
  const pascalCase = () => file.replace(/.*\//, '').replace(/(?:^|-)(.)/g, (_, first) => first.toUpperCase());
  return { file: `${file}.tsx`, name: name ?? pascalCase() };
}

type PageWithHeading = Extract<Page, { heading: string }>;

export const HEADINGS = Object.fromEntries(
  PAGES.flatMap((page) => ('heading' in page ? [[page.path, page.heading]] : [])),
) as { readonly [P in PageWithHeading as P['path']]: P['heading'] };
