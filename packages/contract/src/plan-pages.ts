import type { PageEntry } from './page-entry.ts';

const PLANS = 'features/plans/pages';
const PROGRAMS = 'features/programs/pages';
const PROGRAM = `${PROGRAMS}/program-page` as const;
const SHARED_PLAN = `${PROGRAMS}/shared-plan-page` as const;
const BUILDER = `${PLANS}/plan-builder-page` as const;

/** The pages of workout plans and of the programs they can be copied from. */
export const PLAN_PAGES = [
  {
    path: '/workout-plans/onboarding',
    access: 'member',
    title: 'Workout Plans',
    component: `${PLANS}/plan-onboarding-page`,
    fixedHeading: true,
  },
  {
    path: '/workout-plans/generate',
    access: 'member',
    title: 'Your Generated Plan',
    component: `${PLANS}/plan-generate-page`,
  },
  {
    path: '/workout-plans/builder',
    access: 'member',
    title: 'Custom Workout Builder',
    component: BUILDER,
    fixedHeading: true,
  },
  {
    path: '/workout-plans/existing',
    access: 'member',
    title: 'Your Workout Plans',
    component: `${PLANS}/plan-list-page`,
    fixedHeading: true,
  },
  {
    path: '/workout-plans/programs',
    access: 'member',
    title: 'Training Programs',
    component: `${PROGRAMS}/program-list-page`,
    rare: true,
  },
  { path: '/workout-plans/programs/:key', access: 'member', component: PROGRAM, rare: true },
  { path: '/shared-plan/:key', access: 'member', component: SHARED_PLAN, rare: true },
  { path: '/workout-plans/details', access: 'member', component: `${PLANS}/plan-details-page` },
  { path: '/workout-plans/edit', access: 'member', title: 'Edit Plan', component: `${PLANS}/plan-edit-page` },
  {
    path: '/fitness-profile-onboarding',
    access: 'member',
    title: 'Your Fitness Profile',
    component: `${PLANS}/fitness-profile-page`,
  },
] as const satisfies readonly PageEntry[];
