/** Every page of the web application, by its address and by who may open it. The server answers 404 for others. */
export const INFO_PAGES = [
  '/careers',
  '/partners',
  '/press',
  '/features',
  '/pricing',
  '/apps',
  '/updates',
  '/help',
  '/contact',
  '/privacy',
  '/terms',
] as const;

export const PUBLIC_PAGES = [
  '/',
  '/home',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/about',
  '/verify-email',
  '/email-verified',
  '/confirm-email',
  '/cancel-email-change',
  '/restore-email',
  ...INFO_PAGES,
] as const;

export const MEMBER_PAGES = [
  '/dashboard',
  '/calorietracker',
  '/nutrition',
  '/profile-setup',
  '/workouts',
  '/favorites',
  '/tracking',
  '/trends',
  '/workout-logging',
  '/settings',
  '/workout-plans/onboarding',
  '/workout-plans/generate',
  '/workout-plans/builder',
  '/workout-plans/existing',
  '/workout-plans/details',
  '/workout-plans/edit',
  '/fitness-profile-onboarding',
] as const;

export const ADMIN_PAGES = [
  '/admin',
  '/admin/users',
  '/admin/content',
  '/admin/workouts',
  '/admin/workouts/exercises',
  '/admin/workouts/exercises/new',
  '/admin/workouts/exercises/:exerciseId',
  '/admin/nutrition',
  '/admin/analytics',
  '/admin/audit',
] as const;

/** The headings pages begin with, where that is always the same: the server sends them ahead of the page itself. */
export const HEADINGS = {
  '/dashboard': 'Dashboard',
  '/calorietracker': 'Calorie Tracking',
  '/nutrition': 'Nutrition Goals',
  '/workouts': 'Workout Library',
  '/favorites': 'Your Favorite Workouts',
  '/tracking': 'Tracking',
  '/trends': 'Your Fitness Trends',
  '/workout-plans/onboarding': 'Workout Plans',
  '/workout-plans/existing': 'Your Workout Plans',
} as const satisfies Partial<Record<(typeof MEMBER_PAGES)[number], string>>;

export type PublicPage = (typeof PUBLIC_PAGES)[number];
export type MemberPage = (typeof MEMBER_PAGES)[number];
export type AdminPage = (typeof ADMIN_PAGES)[number];

const patterns = [...PUBLIC_PAGES, ...MEMBER_PAGES, ...ADMIN_PAGES].map(
  (page) => new RegExp(`^${page.replace(/:[^/]+/g, '[^/]+')}/?$`, 'i'),
);

/** Pages that links in mails lead to: without the token of the link they are no pages at all. */
export const LINK_PAGES: readonly string[] = [
  '/reset-password',
  '/confirm-email',
  '/cancel-email-change',
  '/restore-email',
];

export function isKnownPage(path: string, search: URLSearchParams): boolean {
  if (LINK_PAGES.includes(path.toLowerCase().replace(/\/$/, ''))) return Boolean(search.get('token'));
  return patterns.some((pattern) => pattern.test(path));
}
