import type { AdminPage, MemberPage } from '@fitarc/contract/page-paths';

interface Entry {
  readonly label: string;
  readonly to: MemberPage | AdminPage;
  /** Pages that belong to it, by how their addresses begin. */
  readonly within?: readonly string[];
}

/** Whether a page is this entry's, or below it. */
export const isWithin = ({ to, within = [] }: Entry, pathname: string): boolean =>
  pathname === to || [`${to}/`, ...within].some((start) => pathname.startsWith(start));

export const TRACKING: readonly Entry[] = [
  { label: 'Calorie Tracking', to: '/calorietracker' },
  { label: 'Recipes', to: '/recipes', within: ['/shared-recipe/', '/household'] },
  { label: 'Log Workout', to: '/workout-logging' },
  { label: 'Log Weight', to: '/tracking' },
  { label: 'Progress Trends', to: '/trends' },
];

/** Where 'Workout Plans' leads depends on whether there are any. */
export const fitness = (plans: MemberPage): readonly Entry[] => [
  { label: 'Workout Library', to: '/workouts', within: ['/exercises/'] },
  {
    label: 'Workout Plans',
    to: plans,
    within: ['/workout-plans/', '/shared-plan/', '/fitness-profile-onboarding'],
  },
];

export const ADMIN: readonly Entry[] = [
  { label: 'Dashboard', to: '/admin' },
  { label: 'User Management', to: '/admin/users' },
  { label: 'Content Moderation', to: '/admin/content' },
  { label: 'Workout Moderation', to: '/admin/workouts' },
  { label: 'Edit Exercises', to: '/admin/workouts/exercises' },
  { label: 'Nutrition Moderation', to: '/admin/nutrition' },
  { label: 'Approved Foods', to: '/admin/nutrition/foods' },
  { label: 'Products', to: '/admin/nutrition/products' },
  { label: 'System Analytics', to: '/admin/analytics' },
  { label: 'Audit Log', to: '/admin/audit' },
  { label: 'Invitations', to: '/admin/invitations' },
  { label: 'Mail', to: '/admin/mail' },
  { label: 'Backups', to: '/admin/backups' },
  { label: 'Installation', to: '/admin/installation' },
];
