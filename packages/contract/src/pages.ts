import { BACKUP_PAGES } from './backup-pages.ts';
import { MODERATION_PAGES } from './moderation-pages.ts';
import type { PageEntry } from './page-entry.ts';
import { PLAN_PAGES } from './plan-pages.ts';
import { RECIPE_PAGES } from './recipe-pages.ts';

export type { PageEntry } from './page-entry.ts';

export const DEFAULT_BUDGET_KB = 200;

const SITE = 'features/site/pages';
const LANDING = `${SITE}/landing-page`;
const INFO = `${SITE}/info-page`;
const AUTH = 'features/auth/pages';
const ADMIN = 'features/admin/pages';
const MODERATION = 'features/moderation';
const PRODUCTS = `${MODERATION}/products/products-page` as const;
const EXERCISE = 'features/library/editor/exercise-form-page';
const EXERCISES = 'features/library/editor/exercise-library-page';
const CHECK_IN = 'Weekly Check-In';
const CHECK_IN_PAGE = 'features/nutrition/pages/check-in-page';
const LOGGING = 'app/pages/workout-logging-page';
const SETTINGS = 'features/profile/pages/settings-page';
const WAITING = 'features/offline/pages/waiting-page';
const INVITATIONS = 'features/invitations/pages/invitations-page';
const INSTALLATION = 'features/installation/pages/installation-page';
const MAIL = 'features/mail/pages/mail-page';
const IMPORT = 'features/imports/pages/import-page';

/** Every page of the web application. An exact path comes before one with a parameter. */
export const PAGES = [
  { path: '/', access: 'public', component: LANDING, redirect: '/home', budgetKb: 104 },
  {
    path: '/home',
    access: 'public',
    title: 'Start your fitness arc!',
    component: LANDING,
    footer: true,
    budgetKb: 104,
  },
  { path: '/about', access: 'public', title: 'About FitArc', component: `${SITE}/about-page`, footer: true },
  { path: '/careers', access: 'public', title: 'Careers', component: INFO, footer: true },
  { path: '/partners', access: 'public', title: 'Partners', component: INFO, footer: true },
  { path: '/press', access: 'public', title: 'Press', component: INFO, footer: true },
  { path: '/features', access: 'public', title: 'Features', component: INFO, footer: true },
  { path: '/pricing', access: 'public', title: 'Pricing', component: INFO, footer: true },
  { path: '/apps', access: 'public', title: 'Apps', component: INFO, footer: true },
  { path: '/updates', access: 'public', title: 'Updates', component: INFO, footer: true },
  { path: '/help', access: 'public', title: 'Help', component: INFO, footer: true },
  { path: '/contact', access: 'public', title: 'Contact', component: INFO, footer: true },
  { path: '/privacy', access: 'public', title: 'Privacy', component: INFO, footer: true },
  { path: '/terms', access: 'public', title: 'Terms', component: INFO, footer: true },
  { path: '/login', access: 'public', title: 'Log in', component: `${AUTH}/login-page` },
  { path: '/signup', access: 'public', title: 'Create your account', component: `${AUTH}/signup-page` },
  {
    path: '/forgot-password',
    access: 'public',
    title: 'Forgot your password?',
    component: `${AUTH}/forgot-password-page`,
  },
  {
    path: '/reset-password',
    access: 'public',
    title: 'Choose a new password',
    component: `${AUTH}/reset-password-page`,
    needsToken: true,
  },
  {
    path: '/verify-email',
    access: 'public',
    title: 'Verify your email',
    component: `${AUTH}/verify-email-page`,
  },
  {
    path: '/email-verified',
    access: 'public',
    title: 'Email verified',
    component: `${AUTH}/email-verified-page`,
  },
  {
    path: '/confirm-email',
    access: 'public',
    title: 'Confirm your email address',
    component: `${AUTH}/email-link-pages#ConfirmEmailPage`,
    needsToken: true,
  },
  {
    path: '/cancel-email-change',
    access: 'public',
    title: 'Cancel the email change?',
    component: `${AUTH}/email-link-pages#CancelEmailChangePage`,
    needsToken: true,
  },
  {
    path: '/restore-email',
    access: 'public',
    title: 'Undo the email change',
    component: `${AUTH}/email-link-pages#RestoreEmailPage`,
    needsToken: true,
  },

  {
    path: '/dashboard',
    access: 'member',
    title: 'Dashboard',
    component: 'features/dashboard/pages/dashboard-page',
    fixedHeading: true,
  },
  {
    path: '/calorietracker',
    access: 'member',
    title: 'Calorie Tracking',
    component: 'features/meals/pages/calorie-tracker-page',
    fixedHeading: true,
  },
  ...RECIPE_PAGES,
  {
    path: '/nutrition',
    access: 'member',
    title: 'Nutrition Goals',
    component: 'features/nutrition/pages/nutrition-page',
    fixedHeading: true,
  },
  {
    path: '/check-in',
    access: 'member',
    title: CHECK_IN,
    component: CHECK_IN_PAGE,
    fixedHeading: true,
    rare: true,
  },
  {
    path: '/profile-setup',
    access: 'member',
    title: 'Complete Your Profile',
    component: 'features/profile/pages/profile-setup-page',
  },
  {
    path: '/workouts',
    access: 'member',
    title: 'Workout Library',
    component: 'app/pages/library-page',
    fixedHeading: true,
  },
  { path: '/exercises/:id', access: 'member', component: 'features/workouts/exercise/exercise-page' },
  {
    path: '/favorites',
    access: 'member',
    title: 'Your Favorite Workouts',
    component: 'features/favorites/pages/favorites-page',
    fixedHeading: true,
  },
  {
    path: '/tracking',
    access: 'member',
    title: 'Tracking',
    component: 'features/weights/pages/tracking-page',
    fixedHeading: true,
  },
  {
    path: '/trends',
    access: 'member',
    title: 'Your Fitness Trends',
    component: 'features/trends/pages/trends-page',
    fixedHeading: true,
  },
  { path: '/workout-logging', access: 'member', title: 'Log Workout', component: LOGGING },
  { path: '/settings', access: 'member', title: 'Settings', component: SETTINGS },
  { path: '/waiting', access: 'member', title: 'Waiting entries', component: WAITING, rare: true },
  { path: '/import', access: 'member', title: 'Import', component: IMPORT, fixedHeading: true, rare: true },
  ...PLAN_PAGES,

  { path: '/admin', access: 'admin', title: 'Admin Dashboard', component: `${ADMIN}/admin-dashboard-page` },
  { path: '/admin/users', access: 'admin', title: 'User Management', component: `${ADMIN}/admin-users-page` },
  {
    path: '/admin/content',
    access: 'admin',
    title: 'Content Moderation',
    component: `${MODERATION}/reports/flagged-content-page`,
  },
  {
    path: '/admin/workouts',
    access: 'admin',
    title: 'Workout Submissions',
    component: `${MODERATION}/submissions/submissions-page`,
  },
  { path: '/admin/workouts/exercises', access: 'admin', title: 'Exercise Library', component: EXERCISES },
  { path: '/admin/workouts/exercises/new', access: 'admin', title: 'New Exercise', component: EXERCISE },
  {
    path: '/admin/workouts/exercises/:exerciseId',
    access: 'admin',
    title: 'Edit Exercise',
    component: EXERCISE,
  },
  {
    path: '/admin/nutrition',
    access: 'admin',
    title: 'User Contributed Foods',
    component: `${MODERATION}/foods/food-reviews-page`,
  },
  { path: '/admin/nutrition/products', access: 'admin', title: 'Products', component: PRODUCTS },
  {
    path: '/admin/analytics',
    access: 'admin',
    title: 'System Analytics',
    component: `${ADMIN}/admin-analytics-page`,
  },
  { path: '/admin/audit', access: 'admin', title: 'Audit Log', component: `${ADMIN}/admin-audit-page` },
  { path: '/admin/invitations', access: 'admin', title: 'Invitations', component: INVITATIONS },
  { path: '/admin/mail', access: 'admin', title: 'Mail', component: MAIL, rare: true },
  { path: '/admin/installation', access: 'admin', title: 'Installation', component: INSTALLATION },
  ...MODERATION_PAGES,
  ...BACKUP_PAGES,
] as const satisfies readonly PageEntry[];

export type Page = (typeof PAGES)[number];
